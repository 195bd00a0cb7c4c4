import { themeCss } from '@agent-portal/ui/theme/themeCss';

/** The style of the stand-ins: the portal's theme and their own rules. */
export const standInStyles = `${themeCss()}
main{max-width:56rem;margin:0 auto;padding:var(--space-48) var(--space-24) var(--space-64)}
h1{margin:0 0 var(--space-24)}
h2{margin:0;font-size:var(--font-size-h4);line-height:var(--line-height-h4)}
.lead{margin:0;color:var(--color-text-muted)}
.card{padding:var(--space-24);background:var(--color-surface);border:1px solid var(--color-divider);border-radius:var(--radius-card)}
dl{margin:var(--space-24) 0 0}
dt{color:var(--color-text-muted)}
dd{margin:0 0 var(--space-16);overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd p{margin:0}
pre{margin:var(--space-8) 0 0;padding:var(--space-16);max-height:32rem;overflow:auto;background:var(--color-canvas);border:1px solid var(--color-divider);border-radius:var(--radius-control);font-size:var(--font-size-small);line-height:var(--line-height-small)}
main>p>a{color:var(--color-link)}
`;
