import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { Edit, useNotify, useResourceContext, type EditProps } from 'react-admin';
import { useParams } from 'react-router-dom';
import { fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { putOnTop } from '../data/merge.ts';
import { useOpening } from '../layout/use-opening.tsx';
import { OvertakenNote, useOvertaking } from './overtaken.tsx';

const Overtaking = createContext<ReturnType<typeof useOvertaking> | null>(null);

/**
 * One record that several people may change. „Gespeichert“ appears only after the server's answer. If somebody else was
 * faster, the typed values stay, and `Overtaken` lets the user choose.
 * @param saved what is said then
 */
export function SharedEdit({
  title,
  children,
  saved = 'ra.notification.updated',
  ...edit
}: {
  readonly title: ReactElement | string;
  readonly children: ReactNode;
  readonly saved?: string;
} & Pick<EditProps, 'resource' | 'id'>) {
  const notify = useNotify();
  const resource = useResourceContext(edit);
  const params = useParams();
  const id = (edit.id as string | undefined) ?? params['id'];
  const overtaking = useOvertaking(resource, id);
  const onError = (error: unknown): void => {
    if (isOvertaken(error)) overtaking.meetOther();
    else if (fieldErrorsOf(error) === null) notify(messageOf(error), { type: 'error' });
  };
  const onSuccess = (): void => {
    overtaking.end();
    notify(saved, { type: 'success', messageArgs: { smart_count: 1 } });
  };
  return (
    <Edit
      {...edit}
      {...useOpening({ resource, id })}
      title={title}
      component="div"
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      transform={(values: Record<string, unknown>) =>
        overtaking.overtaking === null ? values : putOnTop(values, overtaking.overtaking.current)
      }
    >
      <Overtaking value={overtaking}>{children}</Overtaking>
    </Edit>
  );
}

/** In the form of a `SharedEdit`: what somebody else has saved meanwhile, if that is so. */
export function Overtaken() {
  const met = useContext(Overtaking);
  if (!met?.overtaking) return null;
  return <OvertakenNote overtaking={met.overtaking} onOvertaken={met.meetOther} onEnd={met.end} />;
}
