export { english as conditionName } from '../../../../shared/pieces/condition-names.ts';
