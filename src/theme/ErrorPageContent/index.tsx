// The original is one of two crash screens. Here, both are the same.
export { default } from '@theme/Error';
