"""Records from our own database are read quickly, and just as they were written."""

from random import Random

import pytest

from grognard.kernel.illegal import Illegal
from tests.server.house import House


def test_the_quick_reader_agrees_with_the_strict_one_on_every_record(house: House) -> None:
    seat, _ = house.open()
    random = Random(14)
    for _ in range(80):
        seat.play(random)
    match = house.service.hall.tables[seat.match].match
    for record in match.records:
        data = match.codec.encode_record(record)
        assert match.codec.own_record(data) == record == match.codec.decode_record(data)


def test_the_quick_reader_refuses_what_is_no_record(house: House) -> None:
    seat, _ = house.open()
    seat.play(Random(1))
    match = house.service.hall.tables[seat.match].match
    data = match.codec.encode_record(match.records[1])
    for wrong in (b"", b"{}", data[:-1], data.replace(b'"verb":"', b'"verb":"x')):
        with pytest.raises(Illegal):
            match.codec.own_record(wrong)
