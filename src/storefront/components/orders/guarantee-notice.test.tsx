import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuaranteeNotice } from './guarantee-notice.tsx';

test('the guarantee is described in words, linked to its terms, until there is a graphic', () => {
  const markup = renderToStaticMarkup(<GuaranteeNotice picture={null} />);
  expect(markup).toContain('zwei Jahre ab Übergabe');
  expect(markup).toContain('href="/terms#gewaehrleistung"');
  expect(markup).not.toContain('<img');
});

test('the EU’s graphic is shown as it was given to the shop (Regulation (EU) 2025/1960)', () => {
  const picture = {
    key: 'site/guarantee-notice-de.0123456789ab',
    alt: 'Gesetzliche Gewährleistung in der EU',
    widthPx: 600,
    heightPx: 800,
    widths: [],
    placeholder: '#ffffff',
  };
  const markup = renderToStaticMarkup(<GuaranteeNotice picture={picture} />);
  expect(markup).toContain('src="/pictures/site/guarantee-notice-de.0123456789ab.svg"');
  expect(markup).toContain('alt="Gesetzliche Gewährleistung in der EU"');
  expect(markup).toContain('zwei Jahre ab Übergabe');
});
