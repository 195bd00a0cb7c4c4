import type { HTMLAttributes, Ref } from 'react';
import { formColumns } from './formColumns.ts';
import { Fields, FullRow } from './FormLayout.styles.ts';

export interface FormLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** From 768 px; a phone has one. @default 1 */
  readonly columns?: 1 | 2 | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The fields of a form, in one column or two. Put it within your `form`.
 *
 * - **Also called:** fieldset, form section.
 * - **When to use it:** Every form: one column, or two where fields are short and belong together;
 *   sections with headings; the buttons at the end.
 * - **When not:** Filters of a list: `FilterBar`. One field and its button: `Stack`.
 */
export function FormLayout({ columns = 1, ...rest }: FormLayoutProps) {
  return (
    <formColumns.Provider value={columns}>
      <Fields {...rest} $columns={columns} />
    </formColumns.Provider>
  );
}

/** A field as wide as all columns of its form. */
export function FormFullRow(
  props: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined },
) {
  return <FullRow {...props} />;
}
