import type { z } from 'zod';
import { longestOfStaff } from '../../shared/limits.ts';
import type { staffReviewSchema } from '../../modules/content/http/admin-reviews.schemas.ts';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Alert, Box, Chip, IconButton, Link, Stack, Typography } from '@mui/material';
import {
  BooleanInput,
  Create,
  List,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useListContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardForm } from '../fields/office-form.tsx';
import { callApi, messageOf } from '../data/api.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { SitePictureInput } from '../fields/site-picture-input.tsx';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { SaveRow } from '../layout/screen-parts.tsx';
import { useMay } from '../layout/use-may.ts';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { PreviewButton } from '../layout/preview-button.tsx';
import { reviews as t } from '../texts/shop-texts.ts';

type Review = z.output<typeof staffReviewSchema>;

const aName = [required(), maxLength(longestOfStaff.reviewer)];
const aComment = [required(), maxLength(longestOfStaff.review)];
const aRating = required();
const ratings = [5, 4, 3, 2, 1].map((stars) => ({ id: stars, name: t.stars(stars) }));
const fields = ['name', 'picture', 'rating', 'comment', 'isSample'];

function ReviewList() {
  return (
    <List
      title={t.many}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={100}
      pagination={false}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

/** In the order of the page; arrows move them, for users who cannot drag. */
function Rows() {
  const { data = [], isPending } = useListContext<Review>();
  const mayWrite = useMay('texts:write');
  const notify = useNotify();
  const refresh = useRefresh();
  const move = async ({ id, version }: Review, position: number): Promise<void> => {
    try {
      await callApi(`/reviews/${encodeURIComponent(id)}`, { method: 'PATCH', body: { position, version } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    refresh();
  };
  if (!isPending && data.length === 0) return <Typography sx={{ p: 2 }}>{t.none}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((review, index) => (
        <Box
          component="li"
          key={review.id}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            p: 2,
            ...(index > 0 ? { borderTop: 1, borderColor: 'divider' } : {}),
          }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/reviews/${encodeURIComponent(review.id)}`}>
              {review.name}
            </Link>
            <Marks review={review} />
            <Typography
              variant="body2"
              sx={{
                display: '-webkit-box',
                WebkitLineClamp: 2,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {review.comment}
            </Typography>
          </Box>
          {mayWrite ? (
            <Stack direction="row">
              <IconButton
                aria-label={t.earlier(review.name)}
                disabled={index === 0}
                onClick={() => void move(review, review.position - 1)}
              >
                <ArrowUpwardOutlined />
              </IconButton>
              <IconButton
                aria-label={t.later(review.name)}
                disabled={index === data.length - 1}
                onClick={() => void move(review, review.position + 1)}
              >
                <ArrowDownwardOutlined />
              </IconButton>
            </Stack>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

function Marks({ review: { rating, isSample, isHidden } }: { readonly review: Review }) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ my: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {t.stars(rating)}
      </Typography>
      {isSample ? <Chip size="small" variant="outlined" label={t.sample} /> : null}
      {isHidden ? <Chip size="small" label={t.hidden} /> : null}
    </Stack>
  );
}

function Fields() {
  return (
    <>
      <TextInput source="name" label={t.name} validate={aName} helperText={t.nameHelp} />
      <SelectInput source="rating" label={t.rating} choices={ratings} validate={aRating} helperText={false} />
      <TextInput
        source="comment"
        label={t.comment}
        validate={aComment}
        multiline
        minRows={3}
        helperText={t.commentHelp}
      />
      <SitePictureInput source="picture" label={t.picture} kind="portrait" />
      <BooleanInput source="isHidden" label={t.hide} helperText={t.hideHelp} />
    </>
  );
}

function ReviewCreate() {
  return (
    <Create title={t.newTitle} redirect="list">
      <CardForm
        toolbar={<SaveRow />}
        defaultValues={{ rating: 5, picture: null, isHidden: false, isSample: false }}
      >
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.onlyReal}
        </Alert>
        <Fields />
        <PreviewButton path="/reviews/preview" fields={fields} find=".review-row" />
      </CardForm>
    </Create>
  );
}

function ReviewEdit() {
  return (
    <EditForm right="texts:write" title={t.one}>
      <SampleNote />
      <FormSection title={t.one}>
        <Fields />
        <NumericInput
          source="position"
          kind={numberKinds.position}
          label={t.position}
          validate={required()}
        />
      </FormSection>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start', mb: 1 }}
      >
        <PreviewButton path="/reviews/preview" fields={fields} find=".review-row" />
        <Remove />
      </Stack>
    </EditForm>
  );
}

function SampleNote() {
  const review = useRecordContext<Review>();
  return review?.isSample === true ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t.isSample}
    </Alert>
  ) : null;
}

function Remove() {
  const review = useRecordContext<Review>();
  const mayWrite = useMay('texts:write');
  const redirect = useRedirect();
  if (review === undefined || !mayWrite) return null;
  return (
    <ConfirmedCall
      path={`/reviews/${encodeURIComponent(review.id)}`}
      method="DELETE"
      texts={t.remove}
      harmful
      // The list reloads itself; this page has nothing left to load.
      onDone={() => redirect('list', 'reviews')}
    />
  );
}

export { ReviewList as list, ReviewCreate as create, ReviewEdit as edit };
