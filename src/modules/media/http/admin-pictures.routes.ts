import type { FastifyPluginCallback } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { receivedFile } from '../../../platform/http/received-form.ts';
import { adminRefusals, refusalSchema } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Media } from '../application/create-media.ts';
import { maxUploadBytes, startsAsPicture } from '../domain/picture-limits.ts';
import { shopPictureSchema } from './admin-pictures.schemas.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const retryAfterMs = 10_000;
const refusals = { ...adminRefusals, 413: refusalSchema, 415: refusalSchema };

/** Receives photographs from staff, and tells when they can be shown. */
export function adminPictureRoutes(
  media: Pick<Media, 'takeShopPicture' | 'shopPicture'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/pictures',
      {
        config: { access: 'catalogue:write' },
        schema: {
          summary: 'Send a photograph, as the field `file` of a form',
          description:
            'Up to 25 MB. It is scaled by a job: ask for it until its state is `ready`. Deleted after a day unless something shows it.',
          consumes: ['multipart/form-data'],
          response: { 202: shopPictureSchema, ...refusals },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) return reply.refuse('unsupported-media-type');
        const file = await receivedFile(request, { fileSize: maxUploadBytes, files: 1, fields: 5 });
        if (file === null) {
          return reply.refuse('invalid-request', [{ field: 'file', code: 'picture-missing' }]);
        }
        if (!startsAsPicture(file.bytes)) return reply.refuse('not-a-picture');
        const picture = await media.takeShopPicture(file.bytes, actorOf(request));
        return reply.code(202).send(picture);
      },
    );
    app.get(
      '/pictures/:id',
      {
        config: { access: 'staff' },
        schema: {
          summary: 'Whether a photograph can be shown yet',
          params: pictureParams,
          response: { 200: shopPictureSchema, ...adminRefusals },
        },
      },
      async (request, reply) =>
        (await media.shopPicture(request.params.id)) ?? reply.refuse('record-not-found'),
    );
    done();
  };
}

/**
 * Serves staff's photographs in the sizes that pages use, and any photograph's picture for shared links. Their bytes
 * never change.
 */
export function shopPictureRoutes(
  media: Pick<Media, 'readShopPicture' | 'readSharePicture'>,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get<{ Params: { name: string } }>(
      '/pictures/shop/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const { name } = request.params;
        const file = await media.readShopPicture(name);
        if (file === null) return reply.callNotFound();
        return reply
          .headers({
            'content-type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/avif',
            'content-length': file.size,
            'cache-control': `public, max-age=${yearInSeconds}, immutable`,
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          })
          .send(file.stream);
      },
    );
    app.get<{ Params: { '*': string } }>(
      '/pictures/share/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const key = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
        const picture = key === undefined ? null : await media.readSharePicture(key);
        if (picture === null || (!picture.ok && picture.error.code === 'not-found')) {
          return reply.callNotFound();
        }
        if (!picture.ok) return reply.refuse(picture.error.code, undefined, retryAfterMs);
        return reply
          .headers({
            'content-type': 'image/jpeg',
            'content-length': picture.value.size,
            'cache-control': `public, max-age=${yearInSeconds}, immutable`,
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
            // Previews of a link are shown on other sites.
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(picture.value.stream);
      },
    );
    done();
  };
}

const pictureParams = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
