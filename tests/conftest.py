"""What every test of the project shares."""

import os

from hypothesis import HealthCheck, settings

# A slow machine is no defect of the code, so no generated case has a time limit. The gate draws the
# same cases every time, so that a red build is red for its change; at home each run draws anew.
settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="CI" in os.environ,
    print_blob=True,
)
settings.load_profile("house")
