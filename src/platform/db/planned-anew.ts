import { sql } from 'kysely';

/** Marks such a statement in its text, so that it is recognised. */
export const plannedAnewMark = '/* planned anew */';

/**
 * Put after `select`: the statement is planned with its values each time and never prepared. For queries whose best
 * plan depends on how rare a value is, such as a search for a word that three pieces contain, or thirty thousand.
 */
export const plannedAnew = sql.raw(plannedAnewMark);
