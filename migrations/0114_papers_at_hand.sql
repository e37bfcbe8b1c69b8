-- Whether a piece is of a protected species, as `isOfProtectedSpecies` finds it in its title and materials; stored with the
-- search columns. Pieces from before get it when these are renewed.
alter table pieces add column of_protected_species boolean not null default false;
create index pieces_without_species_papers on pieces (published_at, id)
  where published_at is not null and of_protected_species and coalesce(trim(species_papers), '') = '';
create index pieces_without_purchase on pieces (published_at, id)
  where published_at is not null and tax_scheme = 'margin' and purchase_price_cents is null;
