export { followPageTranslation } from './followPageTranslation.ts';
