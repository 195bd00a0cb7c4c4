export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
