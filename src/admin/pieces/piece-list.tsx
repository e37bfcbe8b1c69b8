import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Chip, Button as PlainButton } from '@mui/material';
import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  type RaRecord,
  CreateButton,
  FilterButton,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { fallbackPictureAddress } from '../../shared/pieces/picture-address.ts';
import { useCategories } from '../categories/use-categories.ts';
import { apiBase } from '../data/api.ts';
import { formatDay, formatCents } from '../data/formats.ts';
import { breaking } from '../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';
import type { StaffPieceRow } from './form/form-values.ts';
import { PieceBulkActions } from './piece-bulk-actions.tsx';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t.search}
    slotProps={{ htmlInput: { 'aria-label': t.search } }}
  />,
  <SelectInput
    key="state"
    source="state"
    label={t.state}
    choices={choicesOf({ draft: t.draft, published: t.published })}
  />,
  <SelectInput
    key="shopType"
    source="shopType"
    label={t.line}
    choices={choicesOf({ vintage: t.vintage, boatwood: t.boatwood })}
  />,
  <SelectInput key="section" source="section" label={t.sections} choices={choicesOf(t.sectionNames)} />,
  <CategoryFilter key="category" source="categoryId" label={t.category} />,
];

/** Categories of both lines, which may have the same name. */
function CategoryFilter({ source, label }: { readonly source: string; readonly label: string }) {
  const lines = { vintage: t.vintage, boatwood: t.boatwood };
  const { categories } = useCategories();
  const choices = categories.map(({ id, name, shopType }) => ({ id, name: `${name} (${lines[shopType]})` }));
  return <SelectInput source={source} label={label} choices={choices} />;
}

/**
 * An SKU may have 40 characters and breaks at none of its hyphens; on narrow windows anywhere, so that the table fits.
 */
const ofOnePiece = { whiteSpace: { lg: 'nowrap' }, overflowWrap: 'anywhere', minWidth: '7rem' } as const;

/** A tablet shows what a piece is and how it stands; the day of its last change is at the piece. */
const whereThereIsRoom = { display: { xs: 'none', lg: 'table-cell' } } as const;

/** All pieces, including drafts, most recently changed first. */
export function PieceList() {
  const isPhone = useIsPhone();
  const mayWrite = useMay('catalogue:write');
  return (
    <List
      title={t.many}
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={25}
      actions={<PieceListActions />}
    >
      {isPhone ? (
        <SimpleList<StaffPieceRow & RaRecord>
          leftAvatar={(piece) => <Thumbnail piece={piece} />}
          primaryText={(piece) => piece.title}
          secondaryText={(piece) =>
            `${piece.sku} · ${formatCents(piece.priceCents)} · ${t.availableOf(piece.free, piece.units)}`
          }
          tertiaryText={(piece) => t.states[stateOf(piece)]}
        />
      ) : (
        <DataTable<StaffPieceRow & RaRecord> bulkActionButtons={mayWrite ? <PieceBulkActions /> : false}>
          <DataTable.Col<StaffPieceRow>
            label={t.photos}
            disableSort
            render={(piece) => <Thumbnail piece={piece} />}
          />
          <DataTable.Col source="title" label={t.title} sx={breaking} />
          <DataTable.Col source="sku" label={t.sku} sx={ofOnePiece} />
          <DataTable.Col<StaffPieceRow>
            source="priceCents"
            align="right"
            label={t.amount}
            render={(piece) => formatCents(piece.priceCents)}
          />
          <DataTable.Col<StaffPieceRow>
            label={t.available}
            disableSort
            sx={{ whiteSpace: 'nowrap' }}
            render={(piece) => t.availableOf(piece.free, piece.units)}
          />
          <DataTable.Col<StaffPieceRow>
            label={t.state}
            disableSort
            render={(piece) => (
              <Chip size="small" label={t.states[stateOf(piece)]} color={tones[stateOf(piece)]} />
            )}
          />
          <DataTable.Col<StaffPieceRow>
            source="updatedAt"
            label={t.updated}
            sx={whereThereIsRoom}
            render={(piece) => formatDay(piece.updatedAt)}
          />
        </DataTable>
      )}
    </List>
  );
}

const tones = { draft: 'default', published: 'success', sold: 'default', none: 'warning' } as const;

/** Still in the shop, but sold, or without a unit that anybody could buy. */
export function stateOf({
  state,
  units,
  sold,
}: Pick<StaffPieceRow, 'state' | 'units' | 'sold'>): keyof typeof t.states {
  if (state !== 'published') return state;
  if (units === 0) return 'none';
  return sold === units ? 'sold' : state;
}

function Thumbnail({ piece }: { readonly piece: StaffPieceRow }) {
  const size = { display: 'block', width: 40, height: 50, objectFit: 'cover', bgcolor: '#ece5d8' } as const;
  return piece.pictureKey === null ? (
    <Box sx={size} />
  ) : (
    <Box component="img" src={fallbackPictureAddress(piece.pictureKey)} alt="" loading="lazy" sx={size} />
  );
}

/** The actions of the list; the export contains what it shows. */
function PieceListActions() {
  const mayWrite = useMay('catalogue:write');
  const filters = Object.entries(useListContext().filterValues as Record<string, unknown>).flatMap(
    ([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []),
  );
  return (
    <TopToolbar sx={{ whiteSpace: 'nowrap' }}>
      <FilterButton />
      {mayWrite ? (
        <PlainButton size="small" component={Link} to="/imports" startIcon={<UploadFileOutlined />}>
          {t.import}
        </PlainButton>
      ) : null}
      <PlainButton
        size="small"
        href={`${apiBase}/pieces/export?${new URLSearchParams(filters).toString()}`}
        download
        startIcon={<FileDownloadOutlined />}
      >
        {t.export}
      </PlainButton>
      <CreateButton />
    </TopToolbar>
  );
}
