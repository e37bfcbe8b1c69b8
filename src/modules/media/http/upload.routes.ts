import type { FastifyPluginCallback } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTurn, receivedFile } from '../../../platform/http/received-form.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { Media } from '../application/create-media.ts';
import { maxUploadBytes } from '../domain/picture-limits.ts';

const refusals = {
  400: refusalSchema,
  408: refusalSchema,
  413: refusalSchema,
  415: refusalSchema,
  429: refusalSchema,
  503: refusalSchema,
};
/** The largest picture over a 4 Mbit/s connection, including its decoding. */
const longestMs = 75_000;
const yearInSeconds = 365 * 24 * 60 * 60;

/** Receives pictures from visitors (spec 7: file upload). */
export function uploadRoutes(media: Pick<Media, 'storeUpload' | 'roomForUpload'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/upload',
      {
        config: { rateLimit: { max: 60, timeWindow: '1 hour' } },
        schema: {
          tags: ['buy-in'],
          summary: 'Send a picture, as the field `file` of a form',
          description:
            'JPEG, PNG, WebP, AVIF, GIF or HEIC, up to 25 MB and 64 million pixels. It is re-encoded without metadata, and deleted after a day unless something refers to it.',
          consumes: ['multipart/form-data'],
          response: { 200: uploadedSchema, ...refusals },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) return reply.refuse('unsupported-media-type');
        const room = await media.roomForUpload(request.ip);
        if (!room.ok) return reply.refuse(room.error.code);
        return inTurn(request, reply, longestMs, async () => {
          const file = await receivedFile(request, { fileSize: maxUploadBytes, files: 1, fields: 5 });
          if (file === null) {
            return reply.refuse('invalid-request', [{ field: 'file', code: 'picture-missing' }]);
          }
          const stored = await media.storeUpload(file.bytes, request.ip);
          return stored.ok ? { optimizedUrl: stored.value.address } : reply.refuse(stored.error.code);
        });
      },
    );
    done();
  };
}

/** Serves uploads to those who know their address. They never change, and search engines must not list them. */
export function uploadedPictureRoutes(media: Pick<Media, 'readUpload'>): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/uploads/:name', { schema: { hide: true } }, async (request, reply) => {
      const params = uploadParams.safeParse(request.params);
      const file = params.success ? await media.readUpload(params.data.name.replace(/\.webp$/, '')) : null;
      if (file === null) return reply.callNotFound();
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': file.size,
          'cache-control': `private, max-age=${yearInSeconds}, immutable`,
          'x-robots-tag': 'noindex',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        })
        .send(file.stream);
    });
    done();
  };
}

const uploadedSchema = z.object({ optimizedUrl: z.string() });

const uploadParams = z.object({ name: z.string().regex(/^[\w-]{22,64}\.webp$/) });
