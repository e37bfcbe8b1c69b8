import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChairOutlined from '@mui/icons-material/ChairOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ReviewsOutlined from '@mui/icons-material/ReviewsOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import WeekendOutlined from '@mui/icons-material/WeekendOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { StaffRight } from '../shared/staff/staff-roles.ts';
import type { menuGroups } from './texts/office.ts';
import { audit } from './texts/audit.ts';
import { imports } from './texts/imports.ts';
import { invoices } from './texts/orders/invoices.ts';
import { declarations } from './texts/orders/order-actions.ts';
import { orders } from './texts/orders/orders.ts';
import { customers, enquiries, newsletter, questions, staff } from './texts/people.ts';
import { pieces } from './texts/pieces.ts';
import { security } from './texts/entrance.ts';
import { providerAccounts } from './texts/provider-accounts.ts';
import { salesAbroad } from './texts/sales-abroad.ts';
import { company, loginRules, opening, shippingRates } from './texts/settings.ts';
import { categories, pageBlocks, reviews, shopTexts } from './texts/shop-texts.ts';
import { goodsTexts } from './texts/goods-texts.ts';
import { giftVouchers } from './texts/gift-vouchers.ts';
import { vouchers } from './texts/vouchers.ts';

export type MenuGroup = keyof typeof menuGroups;

/** The subject of a place's rights: `catalogue:read` to see it, `catalogue:write` to change it. */
type Area = StaffRight extends `${infer Name}:${string}` ? Name : never;
type View = 'list' | 'create' | 'edit' | 'show';
type Screens = Partial<Record<View, ComponentType>>;

interface PlaceFacts {
  readonly group: MenuGroup;
  /** A resource's name in `/api/admin` and in its address; for a page only its address. */
  readonly name: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly area: Area;
  /** Others have nothing to see there. */
  readonly writersOnly?: boolean;
}

/** A list with its entries, from `/api/admin/{name}`. */
export interface ResourcePlace extends PlaceFacts {
  readonly kind: 'resource';
  readonly views: Readonly<Partial<Record<View, LazyExoticComponent<ComponentType>>>>;
  /** Further screens, by what follows the place's address: 'import'. */
  readonly more?: Readonly<Record<string, LazyExoticComponent<ComponentType>>>;
}

/** A single screen. */
interface PagePlace extends PlaceFacts {
  readonly kind: 'page';
  readonly page: LazyExoticComponent<ComponentType>;
}

export type Place = ResourcePlace | PagePlace;

type Facts = [group: MenuGroup, name: string, label: string, icon: SvgIconComponent, area: Area];

const factsOf = ([group, name, label, icon, area]: Facts): PlaceFacts => ({ group, name, label, icon, area });

/** Its screens are loaded when somebody opens them. */
function resource(
  ...[group, name, label, icon, area, views, load]: [...Facts, View[], () => Promise<Screens>]
): Place {
  const screen = (view: View) =>
    lazy(async () => {
      const found = (await load())[view];
      if (found === undefined) throw new Error(`${name} has no screen „${view}“`);
      return { default: found };
    });
  return {
    kind: 'resource',
    ...factsOf([group, name, label, icon, area]),
    views: Object.fromEntries(views.map((view) => [view, screen(view)])),
  };
}

function page(
  ...[group, name, label, icon, area, load]: [...Facts, () => Promise<{ Page: ComponentType }>]
): Place {
  return {
    kind: 'page',
    ...factsOf([group, name, label, icon, area]),
    page: lazy(async () => ({ default: (await load()).Page })),
  };
}

/** A place with a further screen, whose address ends with this path. */
function withScreen(place: Place, path: string, load: () => Promise<{ Page: ComponentType }>): Place {
  const more = { [path]: lazy(async () => ({ default: (await load()).Page })) };
  return place.kind === 'resource' ? { ...place, more } : place;
}

/** A place for users who may change things. */
function forWriters(place: Place): Place {
  return { ...place, writersOnly: true };
}

/** Every place of the back office, one per line, in the menu's order. */
// oxfmt-ignore
export const places: readonly Place[] = [
  resource(
    'daily',
    'orders',
    orders.many,
    ReceiptLongOutlined,
    'orders',
    ['list', 'show'],
    () => import('./orders/screens.tsx'),
  ),
  resource(
    'daily',
    'declarations',
    declarations.many,
    UndoOutlined,
    'persons',
    ['list'],
    () => import('./orders/declarations/declarations.tsx'),
  ),
  withScreen(
    resource('daily', 'invoices', invoices.many, DescriptionOutlined, 'persons', ['list'], () => import('./invoices/screens.tsx')),
    'steuermeldungen',
    () => import('./invoices/tax-returns.tsx'),
  ),
  resource('daily', 'provider-accounts', providerAccounts.many, AccountBalanceOutlined, 'orders', ['list'], () => import('./provider-accounts/screens.tsx')),
  resource(
    'daily',
    'enquiries',
    enquiries.many,
    HandshakeOutlined,
    'persons',
    ['list', 'edit'],
    () => import('./enquiries/screens.tsx'),
  ),
  resource('daily', 'questions', questions.many, QuestionAnswerOutlined, 'persons', ['list', 'edit'], () => import('./questions/screens.tsx')),

  resource(
    'people',
    'customers',
    customers.many,
    PersonOutlined,
    'persons',
    ['list', 'show'],
    () => import('./customers/screens.tsx'),
  ),
  resource(
    'people',
    'newsletter',
    newsletter.many,
    MailOutlined,
    'persons',
    ['list', 'show'],
    () => import('./newsletter/screens.tsx'),
  ),
  resource(
    'settings',
    'staff',
    staff.many,
    GroupsOutlined,
    'staff',
    ['list', 'create', 'edit'],
    () => import('./staff/screens.tsx'),
  ),
  resource(
    'settings',
    'audit',
    audit.many,
    HistoryOutlined,
    'audit',
    ['list'],
    () => import('./audit/screens.tsx'),
  ),
  resource('settings', 'security-events', security.many, ShieldOutlined, 'audit', ['list'], () => import('./security/screens.tsx')),
  resource('range', 'pieces', pieces.many, ChairOutlined, 'catalogue', ['list', 'create', 'edit'], () => import('./pieces/screens.tsx')),
  forWriters(resource('range', 'imports', imports.many, UploadFileOutlined, 'catalogue', ['list', 'show'], () => import('./imports/screens.tsx'))),
  resource('range', 'categories', categories.many, CategoryOutlined, 'catalogue', ['list', 'create', 'edit'], () => import('./categories/category-screens.tsx')),
  resource('range', 'parent-categories', categories.parents, WeekendOutlined, 'catalogue', ['list', 'edit'], () => import('./categories/parent-screens.tsx')),
  withScreen(
    resource('range', 'goods-texts', goodsTexts.many, TranslateOutlined, 'catalogue', ['list', 'edit'], () => import('./goods-texts/screens.tsx')),
    'import',
    () => import('./goods-texts/import-page.tsx'),
  ),
  resource('range', 'vouchers', vouchers.many, CardGiftcardOutlined, 'vouchers', ['list', 'create', 'show'], () => import('./vouchers/screens.tsx')),
  resource('range', 'gift-vouchers', giftVouchers.many, RedeemOutlined, 'vouchers', ['list', 'create', 'show'], () => import('./gift-vouchers/screens.tsx')),
  resource('texts', 'dashboard-texts', shopTexts.dashboard, CampaignOutlined, 'texts', ['list', 'edit'], () => import('./shop-texts/dashboard-screens.tsx')),
  resource('texts', 'faq', shopTexts.faq, HelpOutline, 'texts', ['list', 'edit'], () => import('./shop-texts/faq-screens.tsx')),
  resource('texts', 'page-texts', shopTexts.pages, ArticleOutlined, 'texts', ['list', 'edit'], () => import('./shop-texts/page-screens.tsx')),
  resource('texts', 'page-blocks', pageBlocks.many, ViewAgendaOutlined, 'texts', ['list', 'edit'], () => import('./page-blocks/screens.tsx')),
  resource('texts', 'reviews', reviews.many, ReviewsOutlined, 'texts', ['list', 'create', 'edit'], () => import('./reviews/screens.tsx')),
  forWriters(page('settings', 'opening', opening.title, StoreOutlined, 'settings', () => import('./opening/opening-page.tsx'))),
  page('settings', 'company', company.title, StorefrontOutlined, 'settings', () => import('./company/company-page.tsx')),
  page('settings', 'login-rules', loginRules.title, AdminPanelSettingsOutlined, 'staff', () => import('./security/login-rules-page.tsx')),
  page('settings', 'sales-abroad', salesAbroad.title, PublicOutlined, 'settings', () => import('./sales-abroad/sales-abroad-page.tsx')),
  page('settings', 'shipping-rates', shippingRates.title, PriceChangeOutlined, 'settings', () => import('./shipping-rates/shipping-rates-page.tsx')),
];

const writing = new Set(['create', 'delete', 'clone']);

/** Whether the rights allow an action at a place; a form opens for everybody who may read, without its buttons. */
export function mayOpen(rights: readonly StaffRight[], name: string, action: string): boolean {
  const place = places.find((candidate) => candidate.name === name);
  if (place === undefined) return false;
  const right =
    writing.has(action) || place.writersOnly === true
      ? (`${place.area}:write` as const)
      : (`${place.area}:read` as const);
  return (rights as readonly string[]).includes(right);
}
