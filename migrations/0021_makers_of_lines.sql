-- Who made the piece, on the order and its invoice as when it was ordered. Nobody knows it of earlier orders' lines.
alter table order_lines add column maker text;
