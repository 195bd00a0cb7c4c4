import { type HTMLAttributes, type ReactNode, type Ref, use, useId } from 'react';
import { formColumns } from './formColumns.ts';
import { SectionElement, SectionFields, SectionHead } from './FormLayout.styles.ts';

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading, which names the section. */
  readonly title: string;
  /** A description of the section. @default none */
  readonly description?: ReactNode;
  /** The level of the heading. @default 2 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A part of a form with a heading. */
export function FormSection({
  title,
  description,
  level = 2,
  children,
  ...rest
}: FormSectionProps) {
  const id = useId();
  const columns = use(formColumns);
  const Heading = `h${level}` as const;
  return (
    <SectionElement aria-labelledby={id} {...rest}>
      <SectionHead>
        <Heading id={id}>{title}</Heading>
        {description && <p>{description}</p>}
      </SectionHead>
      <SectionFields $columns={columns}>{children}</SectionFields>
    </SectionElement>
  );
}
