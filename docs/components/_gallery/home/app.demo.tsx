export { default } from '../../../recipes/loans/loans.demo';
