export { italian as conditionName } from '../../../../shared/pieces/condition-names.ts';
