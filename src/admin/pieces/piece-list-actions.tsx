import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button as PlainButton } from '@mui/material';
import { CreateButton, FilterButton, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { apiBase } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';

/** The actions of the list; the export contains what it shows. */
export function PieceListActions() {
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
