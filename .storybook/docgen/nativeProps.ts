import type { FocusEventHandler, MouseEventHandler, ReactNode } from 'react';

/**
 * Replaces React's types in prop tables. A native element takes hundreds of attributes; these are the
 * ones that readers of the docs look for.
 */
export interface HTMLAttributes {
  /** The content. The element accepts all other native attributes too. */
  readonly children?: ReactNode;
}

export interface AnchorHTMLAttributes extends HTMLAttributes {
  /** The address that it links to. */
  readonly href?: string;
}

export interface ButtonHTMLAttributes extends HTMLAttributes {
  /** Shows the element, but it cannot be pressed. @default false */
  readonly disabled?: boolean;
  /** Called after a press. */
  readonly onClick?: MouseEventHandler;
}

export type DetailsHTMLAttributes = HTMLAttributes;

export interface FieldsetHTMLAttributes {
  /** Makes everything inside read-only. @default false */
  readonly disabled?: boolean;
}

export interface InputHTMLAttributes {
  /** Shows the value, but it cannot be changed. @default false */
  readonly disabled?: boolean;
  /** The form cannot be sent without a value. @default false */
  readonly required?: boolean;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
}

export type SelectHTMLAttributes = InputHTMLAttributes;
export type TextareaHTMLAttributes = InputHTMLAttributes;
