-- Since when a provider's payment is being taken. What takes longer than some minutes is shown to staff.
alter table payments add column claimed_at timestamptz;
