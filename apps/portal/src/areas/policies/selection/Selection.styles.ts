import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The clients that a change is about. */
export const Names = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  margin-block-end: ${token('space-12')};

  & > p {
    margin: 0;
    font-weight: ${token('font-weight-strong')};
  }

  & > ul {
    columns: 16rem;
    inline-size: 100%;
    margin: 0;
    padding-inline-start: ${token('space-16')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & li {
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`;

/** In the footer: the first client stays visible next to the button that sends. */
export const ForWhom = styled.p`
  flex: 1 1 8rem;
  min-inline-size: 0;
  margin: 0;
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};
  overflow-wrap: anywhere;
`;

/** The outcome for each policy. */
export const ResultText = styled.div`
  display: grid;
  gap: ${token('space-12')};

  & p {
    margin: 0;
  }

  & > ul {
    display: grid;
    gap: ${token('space-8')};
    margin: 0;
    padding-inline-start: ${token('space-16')};
  }

  & li {
    overflow-wrap: anywhere;
  }

  & strong,
  & li > span {
    display: block;
  }
`;

/** The page that a user prints before a round of calls. */
export const Sheet = styled.section`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token('space-8')} ${token('space-16')};
    margin-block: ${token('space-16')};
  }

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & header > p {
    flex: 1 1 12rem;
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(10rem, 3fr) minmax(12rem, 4fr) minmax(10rem, 3fr) minmax(
        8rem,
        3fr
      );
    gap: ${token('space-8')} ${token('space-16')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-border')};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }

  & li p {
    margin: 0;
  }

  & li > div:last-child {
    min-block-size: 4.5rem;
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    padding: ${token('space-4')} ${token('space-8')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  @media (max-width: 60rem) {
    & li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    & li {
      grid-template-columns: 3fr 4fr 3fr 4fr;
    }

    & header > button {
      display: none;
    }
  }
`;
