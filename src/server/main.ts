import { createHttpServer } from './http-server.ts';
import { pino } from 'pino';
import { readSettings, WrongSettings } from '../platform/config/settings.ts';
import { FolderInUse } from '../platform/db/embedded/folder-lock.ts';
import { openShop } from './compose.ts';
import { loadPageBundle } from './pages/page-bundle.ts';
import { fillWithDemo, isEmpty } from './seed.ts';
