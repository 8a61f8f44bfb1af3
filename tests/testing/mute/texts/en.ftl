event-orders-revealed = Orders are shown by { $nobody }.
