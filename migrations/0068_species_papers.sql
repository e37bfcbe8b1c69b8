-- What proves that a piece of a protected species (rosewood, ivory …) may be sold: the number of its certificate, or where
-- it lawfully comes from (Regulation (EC) No 338/97, Art. 8). In staff's words; visitors do not see it.
alter table pieces add column species_papers text;
