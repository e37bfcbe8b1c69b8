import type { z } from 'zod';
import type { staffMemberSchema } from '../../modules/staff/http/staff.schemas.ts';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Card, Chip, Stack, Typography } from '@mui/material';
import {
  Create,
  DataTable,
  FunctionField,
  List,
  required,
  SelectInput,
  SimpleList,
  TextInput,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { CardForm } from '../fields/office-form.tsx';
import { Overtaken, SharedEdit } from '../fields/shared-edit.tsx';
import { readable, SaveRow } from '../layout/screen-parts.tsx';
import { formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useIsPhone } from '../layout/use-may.ts';
import { staffRoles } from '../../shared/staff/staff-roles.ts';
import { staff } from '../texts/people.ts';
import { anEmail } from '../fields/text-rules.ts';

type Person = z.output<typeof staffMemberSchema>;

const roles = Object.entries(staff.roles).map(([id, name]) => ({ id, name }));
const chip = ({ state }: Person) => (
  <Chip
    size="small"
    variant="outlined"
    color={state === 'active' ? 'success' : 'default'}
    label={staff.states[state]}
  />
);

/** The shop's staff. */
export function list() {
  return (
    <List
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      exporter={false}
      empty={false}
      title={staff.many}
    >
      <People />
    </List>
  );
}

function People() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Person>
        sx={readable}
        primaryText={({ name }) => name}
        secondaryText={({ role }) => staff.roles[role]}
        tertiaryText={chip}
        rowClick="edit"
      />
    );
  }
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="name" label={staff.name} />
      <DataTable.Col source="email" label={staff.email} />
      <DataTable.Col source="role" label={staff.role}>
        <FunctionField<Person> render={({ role }) => staff.roles[role]} />
      </DataTable.Col>
      <DataTable.Col source="state" label={staff.state} disableSort>
        <FunctionField<Person> render={chip} />
      </DataTable.Col>
      <DataTable.Col source="loggedInAt" label={staff.loggedInAt}>
        <FunctionField<Person> render={({ loggedInAt }) => formatMoment(loggedInAt)} />
      </DataTable.Col>
    </DataTable>
  );
}

/** Invites somebody by mail. */
export function create() {
  return <Invitation />;
}

function Invitation() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Create
      title={staff.invite}
      redirect="list"
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify(staff.invited, { type: 'success' });
          redirect('list', 'staff');
        },
      }}
    >
      <CardForm toolbar={<SaveRow label={staff.sendInvitation} icon={<SendOutlined />} />}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {staff.inviteHelp}
        </Typography>
        <TextInput source="name" label={staff.name} validate={required()} helperText={false} />
        <TextInput
          source="email"
          type="email"
          label={staff.email}
          validate={[required(), anEmail]}
          helperText={false}
        />
        <RoleInput defaultValue="office" />
      </CardForm>
    </Create>
  );
}

/** The roles, and beneath the field what each of them may do. */
function RoleInput({ defaultValue }: { readonly defaultValue?: keyof typeof staff.roles }) {
  return (
    <>
      <SelectInput
        source="role"
        label={staff.role}
        choices={roles}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        validate={required()}
        helperText={false}
      />
      <Typography component="ul" variant="body2" color="text.secondary" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {staffRoles.map((role) => (
          <li key={role}>
            <strong>{staff.roles[role]}:</strong> {staff.rolesHelp[role]}
          </li>
        ))}
      </Typography>
    </>
  );
}

/** Name and role of a member of staff, and whether they may log in. */
export function edit() {
  return (
    <SharedEdit title={<PersonTitle />}>
      <PersonForm />
    </SharedEdit>
  );
}

function PersonForm() {
  return (
    <Card sx={{ mt: 2 }}>
      <CardForm toolbar={<SaveRow />}>
        <PersonActions />
        <Overtaken />
        <TextInput source="name" label={staff.name} validate={required()} helperText={false} />
        <TextInput source="email" label={staff.email} readOnly helperText={false} />
        <RoleInput />
      </CardForm>
    </Card>
  );
}

function PersonTitle() {
  const person = useRecordContext<Person>();
  return <span>{person?.name ?? staff.one}</span>;
}

function PersonActions() {
  const person = useRecordContext<Person>();
  const redirect = useRedirect();
  const { identity } = useGetIdentity();
  if (person === undefined) return null;
  const path = `/staff/${person.id}`;
  // Nobody may block themselves, because they could not take it back.
  const isOneself = identity === undefined || identity.id === person.id;
  const { deactivate, activate, logout, again, withdraw, resetSecondFactor } = staff.actions;
  const { done } = staff;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {chip(person)}
      {person.state === 'active' ? (
        <Chip
          size="small"
          variant="outlined"
          label={person.hasSecondFactor ? staff.withSecondFactor : staff.withoutSecondFactor}
        />
      ) : null}
      {person.state === 'active' ? (
        <>
          <ConfirmedCall path={`${path}/logout`} texts={{ ...logout, done }} />
          {person.hasSecondFactor ? (
            <ConfirmedCall
              path={`${path}/second-factor-reset`}
              texts={{ ...resetSecondFactor, done }}
              harmful
            />
          ) : null}
          {isOneself ? null : (
            <ConfirmedCall
              path={path}
              method="PATCH"
              body={{ active: false }}
              texts={{ ...deactivate, done }}
              harmful
            />
          )}
        </>
      ) : null}
      {person.state === 'deactivated' ? (
        <ConfirmedCall path={path} method="PATCH" body={{ active: true }} texts={{ ...activate, done }} />
      ) : null}
      {person.state === 'invited' ? (
        <>
          <ConfirmedCall path={`${path}/invitation`} texts={{ ...again, done: staff.invited }} />
          <ConfirmedCall
            path={path}
            method="DELETE"
            texts={{ ...withdraw, done }}
            harmful
            onDone={() => redirect('list', 'staff')}
          />
        </>
      ) : null}
    </Stack>
  );
}
