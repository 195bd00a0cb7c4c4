import type { FocusEventHandler, MouseEventHandler, ReactNode } from 'react';

/**
 * Stands in for React's types where prop tables are made: of the hundreds of attributes that a native
 * element takes, those that a reader of the docs looks for.
 */
export interface HTMLAttributes {
  /** What it shows. All other attributes of the native element are taken too. */
  readonly children?: ReactNode;
}

export interface AnchorHTMLAttributes extends HTMLAttributes {
  /** Where it leads. */
  readonly href?: string;
}

export interface ButtonHTMLAttributes extends HTMLAttributes {
  /** It shows, and cannot be pressed. @default false */
  readonly disabled?: boolean;
  /** It was pressed. */
  readonly onClick?: MouseEventHandler;
}

export type DetailsHTMLAttributes = HTMLAttributes;

export interface FieldsetHTMLAttributes {
  /** Nothing in it can be changed. @default false */
  readonly disabled?: boolean;
}

export interface InputHTMLAttributes {
  /** It shows, and cannot be changed. @default false */
  readonly disabled?: boolean;
  /** A form is not sent without it. @default false */
  readonly required?: boolean;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
}

export type SelectHTMLAttributes = InputHTMLAttributes;
export type TextareaHTMLAttributes = InputHTMLAttributes;
