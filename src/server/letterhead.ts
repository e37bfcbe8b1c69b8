import type { CompanyData } from '../modules/content/index.ts';
import { type Letterhead, mailText } from '../platform/mail/render-mail.ts';
import { addressIn, type Language } from '../shared/text/language.ts';
import { fitMail } from '../platform/mail/fit-mail.ts';
import { mailSchema, type Mail } from '../platform/mail/mail.ts';
import type { Shop } from './compose.ts';

/** The letterhead and footer of every mail (§ 35a GmbHG: business letters name firm, seat, register and management). */
export function letterheadOf(company: CompanyData, publicUrl: string, language: Language): Letterhead {
  const { shopName, firm, street, postalCode, city, email, phone } = company;
  const { greeting, closing, management } = texts[language];
  return {
    language,
    shopName,
    shopAddress: `${publicUrl}${addressIn(language, '/')}`,
    greeting,
    closing,
    imprint: [
      firm,
      `${street}, ${postalCode} ${city}`,
      `${email} · ${phone}`,
      `${company.registerCourt}, ${company.registerNumber}`,
      management(company.managingDirector),
    ],
  };
}

interface Words {
  readonly greeting: string;
  readonly closing: string;
  readonly management: (name: string) => string;
}

const texts: Readonly<Record<Language, Words>> = {
  de: {
    greeting: 'Guten Tag',
    closing: 'Viele Grüße',
    management: (name) => `Geschäftsführung: ${name}`,
  },
  en: {
    greeting: 'Hello',
    closing: 'Kind regards',
    management: (name) => `Managing director: ${name}`,
  },
  es: {
    greeting: 'Buenos días',
    closing: 'Un cordial saludo,',
    management: (name) => `Gerencia: ${name}`,
  },
  fr: {
    greeting: 'Bonjour',
    closing: 'Bien cordialement,',
    management: (name) => `Gérance\u00a0: ${name}`,
  },
  it: {
    greeting: 'Ciao',
    closing: 'Un cordiale saluto,',
    management: (name) => `Direzione: ${name}`,
  },
};

/** A mail's contents on the shop's current letterhead, to be stored as a file. */
export function letterOf(
  { content }: Pick<Shop, 'content'>,
  { publicUrl }: { readonly publicUrl: string },
): (mail: Mail) => Promise<string> {
  return async (mail) => {
    const checked = mailSchema.parse(fitMail(mail));
    return mailText(checked, letterheadOf(await content.companyData(), publicUrl, checked.language));
  };
}
