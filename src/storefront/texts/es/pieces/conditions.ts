export { spanish as conditionName } from '../../../../shared/pieces/condition-names.ts';
