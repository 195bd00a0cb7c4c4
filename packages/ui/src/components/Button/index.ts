export { Button } from './Button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './Button.tsx';
export { ButtonLink } from './ButtonLink.tsx';
export type { ButtonLinkProps } from './ButtonLink.tsx';
