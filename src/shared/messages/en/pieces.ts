import type { pieces as german } from '../de/pieces.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.en;

/** Messages to the back office about pieces and categories. */
export const pieces: Translated<typeof german> = {
  'number-missing': 'Please enter a number',
  'year-out-of-range': 'Please enter a year from 1000 to 2100',
  'stock-out-of-range': 'Please enter a number from 0 to 10,000',
  'pictures-too-many': ({ maximum }) => `At most ${number(maximum)} pictures`,
  'variants-too-many': ({ maximum }) => `At most ${number(maximum)} versions`,
  'title-missing': 'Please enter a title',
  'whole-percent-needed': 'Please enter a whole percentage',
  'block-reason-missing': 'Please give a reason',
  'block-ends-in-past': 'The end must be in the future',
  'room-name-taken': 'There is a room with this name already',
  'block-ends-too-far': 'Please choose an end within the next five years, or leave it empty',
  'category-name-taken': 'There is a category with this name already',
  'picture-not-ready': 'This picture is not ready yet',
  'some-picture-not-ready': 'A picture is not ready yet',
  'categories-of-another-line': 'One of these categories does not exist in this line',
  'length-out-of-range': ({ from, to }) => `must have ${from} to ${to} characters`,
  'price-out-of-range': 'must be above 0 and at most €1,000,000',
  'former-price-not-above': 'is not above the price; without a reduction the field stays empty',
  'whole-number-out-of-range': ({ from, to }) =>
    `must be a whole number from ${number(from)} to ${number(to)}`,
  'dimension-out-of-range': 'must be between 1 mm and 100 m',
  'weight-out-of-range': 'must be between 1 g and 10 t',
  'years-reversed': 'The first year is after the last one. Please swap the two, or change one.',
  'purchase-price-out-of-range': 'must be between €0 and €1,000,000',
  'margin-scheme-of-own-making':
    'The margin scheme of § 25a UStG does not apply to goods of one’s own making',
  'margin-scheme-of-taxed-goods':
    'The margin scheme of § 25a UStG does not apply to goods that were bought with VAT',
  'stock-is-of-variants': 'is stated with each version where there are any',
  'variant-skus-twice':
    'each version needs an SKU of its own; capitals and special characters make no difference',
  'variant-name-twice': 'Another version of this piece has this name already',
  'variant-sku-length': ({ sku }) => `SKU ‘${sku}’ must have 1 to 40 characters`,
  'variant-name-length': ({ name }) => `Name ‘${name}’ must have 1 to 120 characters`,
  'variant-stock-wrong': ({ name }) => `The stock of ‘${name}’ is not a number of pieces`,
  'category-unknown': ({ category }) => `There is no category ‘${category}’`,
  'category-of-other-line': ({ category }) => `Category ‘${category}’ belongs to the other line`,
  'main-category-not-among': 'is none of the piece’s categories',
  'sku-of-another-piece': ({ sku, owner }) => `SKU ‘${sku}’ belongs to ‘${owner}’ already`,
  'sku-without-letters': ({ sku }) =>
    sku === '' ? 'SKU needs letters or digits' : `SKU ‘${sku}’ needs letters or digits`,
  'needs-letters': 'needs letters or digits',
  'postal-address-incomplete': 'must be a full address: street and number, then postcode and town',
  'electronic-address-wrong': 'must be an e-mail address or the address of a website',
  'sku-taken': ({ sku }) => `There is ‘${sku}’ already`,
  'sku-too-similar': ({ other }) => `differs from ‘${other}’ in capitals or special characters only`,
  'fewer-than-taken': ({ taken }) =>
    `At least ${number(taken)}: so many are sold, rented out, reserved or blocked`,
  'units-without-variant-taken': ({ taken }) =>
    `With versions, each item belongs to one of them, and ${number(taken)} without a version ${taken === 1 ? 'is' : 'are'} sold, rented out, reserved or blocked. Please enter a new piece for the versions.`,
  'removed-variant-taken': ({ name, taken }) =>
    `‘${name}’ cannot be removed: ${number(taken)} of it ${taken === 1 ? 'is' : 'are'} sold, rented out, reserved or blocked. Please add this version again; with a stock of ${number(taken)} it stays sold out.`,
  'variants-taken': ({ taken }) =>
    `The versions cannot be removed: ${number(taken)} of them ${taken === 1 ? 'is' : 'are'} sold, rented out, reserved or blocked`,
  'picture-gone-or-not-ready': 'This picture is not ready yet, or no longer there',
  'pictures-missing': 'Please add at least one picture',
  'picture-undescribed': 'Please describe the picture in a few words',
  'categories-missing': 'Please choose at least one category',
  'responsible-missing': 'New furniture needs a responsible person with address and contact',
  'purchase-missing': 'The margin scheme needs the purchase price and the seller (§ 25a UStG)',
  'species-papers-missing': 'Rosewood and other protected species need proof of where they come from (CITES)',
  'piece-gone': 'no longer exists',
  'piece-just-changed': 'has just been changed by somebody else',
};
