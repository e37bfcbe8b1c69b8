import { sql } from 'kysely';

/** Stands in the text of such a statement, so that it is recognised. */
export const plannedAnewMark = '/* planned anew */';

/**
 * Put behind `select`: the statement is planned with its values each time, and never prepared. For queries whose best
 * plan depends on how rare a value is, as a search for a word that three pieces have, or thirty thousand.
 */
export const plannedAnew = sql.raw(plannedAnewMark);
