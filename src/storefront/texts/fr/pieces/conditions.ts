export { french as conditionName } from '../../../../shared/pieces/condition-names.ts';
