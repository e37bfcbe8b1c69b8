import * as t from '#texts/question.ts';
import * as shell from '#texts/shell.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import type { QuestionData } from './question-data.ts';
import { QuestionForm } from './question-form.tsx';

export function head(): Head {
  return {
    title: t.title,
    description: t.intro,
    canonical: '/kontaktformular',
  };
}

export function Page({ data }: { readonly data: QuestionData }) {
  return (
    <div className="frame pb-20">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.title}>
        <p>{data.piece === null ? t.intro : t.about(data.piece.title)}</p>
      </PageHeading>
      <QuestionForm data={data} />
    </div>
  );
}
