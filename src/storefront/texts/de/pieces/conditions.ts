export { german as conditionName } from '../../../../shared/pieces/condition-names.ts';
