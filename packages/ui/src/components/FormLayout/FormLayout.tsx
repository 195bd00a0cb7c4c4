import { createContext, type HTMLAttributes, type ReactNode, type Ref, use, useId } from 'react';
import { css, styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

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

/** The buttons at the end of a form, the primary one first. On a phone they are as wide as the form. */
export function FormActions(
  props: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined },
) {
  return <Actions {...props} />;
}

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

/** Fields have their label at one height, and their errors do not move neighbors. */
const fields = css<{ readonly $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-16')} ${token('space-24')};

  @media ${from('md')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Fields = styled.div<{ readonly $columns: 1 | 2 }>`
  ${fields}
  max-inline-size: ${({ $columns }) => ($columns === 1 ? '32rem' : '60rem')};
`;

const FullRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

const SectionElement = styled.section`
  grid-column: 1 / -1;
  min-inline-size: 0;

  & + & {
    margin-block-start: ${token('space-16')};
    padding-block-start: ${token('space-24')};
    border-block-start: 1px solid ${token('color-divider')};
  }
`;

const SectionHead = styled.div`
  margin-block-end: ${token('space-16')};

  & > * {
    margin-block: 0;
  }

  & > p {
    color: ${token('color-text-muted')};
  }
`;

const SectionFields = styled.div<{ readonly $columns: 1 | 2 }>`
  ${fields}
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-12')};
  margin-block-start: ${token('space-8')};

  @media ${below('sm')} {
    flex-direction: column;
    align-items: stretch;
  }
`;

/** The columns of the form around a section. */
const formColumns = createContext<1 | 2>(1);
