import * as t from '#texts/declarations.ts';
import * as shell from '#texts/shell.ts';
import { longestMessages } from '../../../shared/limits.ts';
import { TextArea } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { DeclarationData } from '../../features/declarations/declaration-data.server.ts';
import { DeclarationForm } from '../../features/declarations/declaration-form.tsx';
import { ReceiptView } from '../../features/declarations/receipt.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';

export function head(): Head {
  return {
    title: t.withdrawTitle,
    description: t.withdrawIntro,
    canonical: '/vertrag-widerrufen',
  };
}

/** The withdrawal function (§ 356a BGB). It asks only for what the law allows, and above all not for reasons. */
export function Page({ data }: { readonly data: DeclarationData }) {
  return (
    <div className="frame pb-20">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.withdrawTitle}>
        <p>{t.withdrawIntro}</p>
        <p className="mt-2">
          <a href={to('/withdrawal')} className="underline underline-offset-4">
            {t.withdrawNotice}
          </a>
        </p>
      </PageHeading>
      <DeclarationForm
        data={data}
        api="/withdrawal"
        submit={t.withdrawSubmit}
        receipt={(receipt, values) => (
          <ReceiptView
            title={t.withdrawReceived}
            intro={t.withdrawReceivedAt(receipt.receivedAt)}
            receipt={receipt}
            facts={[
              [t.declaration, t.withdrawDeclaration],
              [t.nameShort, values.name ?? ''],
              [t.contractShort, values.contract ?? ''],
              [t.piecesShort, piecesOf(values)],
              [t.email, values.email ?? ''],
            ]}
          />
        )}
      >
        {({ values, errors }) => (
          <RoomLeft longest={longestMessages.withdrawnPieces}>
            <TextArea
              id="pieces"
              name="pieces"
              isOptional
              label={t.pieces}
              hint={t.piecesHint}
              defaultValue={values.pieces}
              error={errors.pieces}
            />
          </RoomLeft>
        )}
      </DeclarationForm>
    </div>
  );
}

function piecesOf({ pieces = '' }: DeclarationData['values']): string {
  return pieces.trim() === '' ? t.allPieces : pieces.trim();
}
