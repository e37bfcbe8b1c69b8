import { useState } from 'react';
import * as t from '#texts/account.ts';
import { ButtonLink } from '../../components/controls/button-link.tsx';
import { Button } from '../../components/controls/button.tsx';
import { askShop, type ShopAnswer } from '../../ask-shop.ts';
import { forgetLogin } from '../../features/account/forget-login.ts';
import { to } from '../../to.ts';
import { Problem } from './mailed-links.browser.tsx';

/** Says that a link was never asked for. From the account's own mailbox, that closes the account to strangers. */
export function RefuseLink({
  token,
  text,
  label,
  look = 'solid',
}: {
  readonly token: string;
  readonly text: string | null;
  readonly label: string;
  readonly look?: 'solid' | 'outline';
}) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ShopAnswer<{ readonly locked: boolean }> | null>(null);
  const refuse = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const refused = await askShop<{ readonly locked: boolean }>('/account/email/refuse', {
      send: { token },
      like: { locked: true },
    });
    // This browser's login was one of those that ended.
    if (refused.ok && refused.value.locked) forgetLogin();
    setAnswer(refused);
    setBusy(false);
  };
  if (answer?.ok === true) {
    return (
      <div role="status">
        <p className="mb-6 text-lg">{answer.value.locked ? t.accountLocked : t.linkRefused}</p>
        {answer.value.locked && <ButtonLink href={to('/passwort-vergessen')}>{t.setPassword}</ButtonLink>}
      </div>
    );
  }
  if (answer?.ok === false && answer.status !== 0)
    return <Problem text={answer.message ?? t.failed} path="/account/security" label={t.toAccount} />;
  return (
    <>
      {text !== null && <p className="mb-5">{text}</p>}
      {answer !== null && (
        <p role="alert" className="mb-5">
          {t.failed}
        </p>
      )}
      <Button look={look} unavailable={isBusy} onClick={() => void refuse()}>
        {isBusy ? t.busy : label}
      </Button>
    </>
  );
}
