import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sitePicturesSchema } from '../../modules/content/http/admin-fields.schemas.ts';
import type { Lack } from '../../shared/staff/today-vocabulary.ts';
import { defaultLanguage } from '../../shared/text/language.ts';
import { nearestTone } from '../../shared/pieces/picture-tones.ts';
import {
  type SiteMedia,
  type SitePicture,
  type SitePictures,
  sitePictureFallback,
} from '../../shared/pieces/site-picture.ts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminRefusals } from '../../platform/http/refusal.ts';

const manifest = z.object({
  pictures: z.array(
    z.object({
      id: z.string(),
      width: z.int(),
      height: z.int(),
      widths: z.array(z.int()),
      placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
      alt: z.string(),
      hash: z.string(),
    }),
  ),
  films: z.array(z.object({ id: z.string(), hash: z.string() })).default([]),
});

/** The EU's notice on the legal guarantee, if it is missing in the shop's binding language. */
export function lacksOf({ sitePictures }: Pick<SiteMedia, 'sitePictures'>): readonly Lack[] {
  const notice = `guarantee-notice-${defaultLanguage}` as const;
  return sitePictures(notice)[notice] === undefined ? ['guarantee-notice'] : [];
}

const manifestFile = new URL('../../../pictures/site/manifest.json', import.meta.url);

const readManifest = (file: URL) => manifest.parse(JSON.parse(readFileSync(file, 'utf8')));

/** All finished pictures of the shop itself, by name. */
export function readSitePictures(file: URL = manifestFile): ReadonlyMap<string, SitePicture> {
  return new Map(
    readManifest(file).pictures.map((picture) => [
      picture.id,
      {
        key: `site/${picture.id}.${picture.hash}`,
        alt: picture.alt,
        widthPx: picture.width,
        heightPx: picture.height,
        widths: picture.widths,
        placeholder: nearestTone(picture.placeholder),
      },
    ]),
  );
}

/** Reads the manifest once. It is never sent whole: a page's route requests only the pictures that the page shows. */
export function readSiteMedia(file: URL = manifestFile): SiteMedia {
  const known = readSitePictures(file);
  const bannerFilm = readManifest(file)
    .films.filter(({ id }) => id === 'banner-pan')
    .flatMap(({ id, hash }) => ['webm', 'mp4'].map((kind) => `/pictures/site/${id}.${hash}.${kind}`));
  return {
    sitePictures: (...names) => {
      const found: SitePictures = {};
      for (const name of names) {
        const picture = known.get(name);
        if (picture !== undefined) found[name] = picture;
      }
      return found;
    },
    bannerFilm: () => bannerFilm,
  };
}

/** The pictures of the shop itself, offered for blocks and reviews. */
export function sitePictureRoutes(known: ReadonlyMap<string, SitePicture>): FastifyPluginCallbackZod {
  // A picture without widths is a drawing with a purpose of its own, such as the notice on the legal guarantee.
  const items = [...known]
    .filter(([, picture]) => picture.widths.length > 0)
    .map(([id, picture]) => ({ id, alt: picture.alt, address: sitePictureFallback(picture) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'de', { numeric: true }));
  return (app, _options, done) => {
    app.get(
      '/site-pictures',
      {
        config: { access: 'texts:read' },
        schema: {
          summary: 'Pictures of the shop itself',
          response: { 200: sitePicturesSchema, ...adminRefusals },
        },
      },
      () => ({ items }),
    );
    done();
  };
}
