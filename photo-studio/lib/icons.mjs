/** Icons as PNG from the drawn ones, and the picture that others see when a link to the shop is shared. */
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './paths.mjs';

const ICONS = [
  ['icon.svg', 'favicon-32.png', 32],
  ['icon-maskable.svg', 'apple-touch-icon.png', 180],
  ['icon.svg', 'icon-192.png', 192],
  ['icon-maskable.svg', 'icon-512.png', 512],
];
const SHARED = { width: 1200, height: 630 };
const LABEL = { width: 340, height: 130, logo: 220 };

const drawn = (name, width) => sharp(join(drawings, name), { density: 72 * 12 }).resize({ width });

/** `master` is the banner in full size. */
export async function makeIcons(master) {
  for (const [source, target, width] of ICONS) {
    await drawn(source, width).png({ palette: true }).toFile(join(drawings, target));
  }
  const logo = await drawn('logo.svg', LABEL.logo).png().toBuffer();
  const { height } = await sharp(logo).metadata();
  const top = SHARED.height - LABEL.height;
  const left = (SHARED.width - LABEL.width) / 2;
  const paper = { width: LABEL.width, height: LABEL.height, channels: 3, background: '#f7f3ec' };
  await sharp(master)
    .resize({ ...SHARED, fit: 'cover' })
    .composite([
      { input: { create: paper }, left, top },
      {
        input: logo,
        left: left + (LABEL.width - LABEL.logo) / 2,
        top: top + Math.round((LABEL.height - height) / 2),
      },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(drawings, 'share.jpg'));
}
