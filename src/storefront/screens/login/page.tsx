import * as t from '#texts/login.ts';
import { BoundWords } from '../../components/bound-words.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { LoginForm } from './login-form.tsx';
import { ForgotForm, ResetForm } from './password-forms.tsx';
import type { LoginData } from './route.ts';

const titles = { login: t.logIn, forgot: t.forgotTitle, reset: t.resetTitle } as const;
const texts = { login: t.guestNote, forgot: t.forgotText, reset: t.resetText } as const;

export function head({ view }: LoginData): Head {
  return {
    title: titles[view],
    description: t.description,
    canonical: view === 'login' ? '/login' : null,
  };
}

export function Page({ data: { view, token } }: { readonly data: LoginData }) {
  if (view === 'login') {
    return (
      <div className="frame">
        <LoginForm />
      </div>
    );
  }
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: t.logIn, href: to('/login') }]} title={titles[view]}>
        <p>
          <BoundWords text={texts[view]} />
        </p>
      </PageHeading>
      <div className="max-w-md">{view === 'forgot' ? <ForgotForm /> : <ResetForm token={token} />}</div>
    </div>
  );
}
