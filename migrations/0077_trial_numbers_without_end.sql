-- The numbers of trial orders ended where the real ones begin (0071), and drafts that nobody pays take them too: after the last
-- one a shop on trial took no more orders. They go on without an end far beyond the real ones, with digits that still fit on a
-- card's statement.
alter sequence trial_order_numbers no maxvalue restart with 9000001;
