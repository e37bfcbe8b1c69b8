import { CreateButton, FilterButton, TopToolbar } from 'react-admin';

export function PieceListActions() {
  return (
    <TopToolbar>
      <FilterButton />
      <CreateButton />
    </TopToolbar>
  );
}
