import * as t from '#texts/buy-in.ts';
import * as shell from '#texts/shell.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { BuyInData } from './route.ts';

export function head(data: BuyInData): Head {
  const { title, description, canonical } =
    data.step === 'form'
      ? { ...data, canonical: '/ankauf' }
      : { title: t.steps[data.step].title, description: t.steps[data.step].text, canonical: null };
  return { title, description, canonical };
}

export function Page({ data }: { readonly data: BuyInData }) {
  if (data.step !== 'form') {
    return (
      <div className="frame">
        <PageHeading title={t.steps[data.step].title}>
          <p>{t.steps[data.step].text}</p>
        </PageHeading>
        <ButtonLink href={to('/ankauf')}>{t.backToForm}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="frame">
      <PageHeading
        crumbs={[{ label: shell.home, href: to('/') }]}
        title={data.title}
        language={data.language}
      />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
        <div className="max-w-[68ch]">
          <StaffHtml html={data.html} language={data.language} />
        </div>
        <EnquiryForm />
      </div>
    </div>
  );
}
