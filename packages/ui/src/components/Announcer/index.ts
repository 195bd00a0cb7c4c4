export { Announcer } from './Announcer.tsx';
export { announce } from './announce.ts';
