import { themeCss } from '@agent-portal/ui/theme/themeCss';

/** The style of the login page and the invitation: the portal's theme and their own rules. */
export const loginStyles = `${themeCss()}
body{min-height:100dvh;display:flex;flex-direction:column}
.banner{background:var(--color-nav);color:var(--color-nav-text);padding:var(--space-12) var(--space-24)}
.logo{display:inline-flex;align-items:center;gap:var(--space-12);min-height:var(--control-height);color:inherit;font-size:var(--font-size-h4);font-weight:var(--font-weight-strong);text-decoration:none}
.logo svg{color:var(--color-nav-accent)}
.logo:focus-visible{outline-color:var(--color-nav-accent)}
main{flex:1;display:grid;gap:var(--space-24);align-content:start;align-items:start;justify-content:center;grid-template-columns:minmax(0,26rem);padding:var(--space-48) var(--space-24) var(--space-64)}
.card{background:var(--color-surface);border:1px solid var(--color-divider);border-radius:var(--radius-card);padding:var(--space-32)}
h1,h2,p{margin:0}h1:focus{outline:none}
.lead{margin-top:var(--space-4);color:var(--color-text-muted)}
.failure{display:flex;gap:var(--space-12);margin-top:var(--space-24);padding:var(--space-12) var(--space-16);color:var(--color-danger);background:var(--color-danger-tint);border:1px solid currentColor;border-radius:var(--radius-control)}
.failure svg{flex:none;margin-top:2px}
.notice{margin-top:var(--space-24);padding:var(--space-12) var(--space-16);background:var(--color-selected);border-radius:var(--radius-control)}
.failure a{color:inherit}
form.login{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-16);margin-top:var(--space-24)}
label{display:block;margin-bottom:var(--space-4);font-weight:var(--font-weight-strong)}
.label{margin-bottom:var(--space-4);color:var(--color-text-muted)}
.label label{display:inline;color:var(--color-text)}
.help{margin-top:var(--space-4);color:var(--color-text-muted);font-size:var(--font-size-small);line-height:var(--line-height-small)}
.control{display:flex;align-items:center;min-height:var(--control-height);background:var(--color-surface);border:1px solid var(--color-border);border-radius:var(--radius-control)}
.control:has(input:focus-visible){outline:3px solid var(--color-primary);outline-offset:2px}
.control input{flex:1;min-width:0;padding:var(--space-8) var(--space-12);background:none;border:0;outline:none}
.control input[aria-invalid]{color:var(--color-text)}
.control:has([aria-invalid]){border-color:var(--color-danger)}
.reveal{flex:none;min-width:4.25rem;min-height:max(var(--control-height) - 8px,var(--target));margin-block:-1px;margin-inline-end:3px;padding:0 var(--space-12);background:none;border:0;border-radius:4px;color:var(--color-link);font-weight:var(--font-weight-strong);cursor:pointer}
.reveal:hover{background:var(--color-hover)}
.primary{min-height:var(--control-height);margin-top:var(--space-8);padding:var(--space-8) var(--space-24);color:var(--color-on-primary);background:var(--color-primary);border:1px solid transparent;border-radius:var(--radius-control);font-weight:var(--font-weight-strong);cursor:pointer;transition:background-color var(--motion-fast)}
a.primary{display:flex;align-items:center;justify-content:center;margin-top:var(--space-24);text-decoration:none}
.primary:hover{background:var(--color-primary-hover)}
.other{margin-top:var(--space-16)}
.demo h2{font-size:var(--font-size-h4);line-height:var(--line-height-h4)}
.demo form{margin:var(--space-16) calc(-1*var(--space-12)) 0}
.demo ul{list-style:none;margin:0;padding:0}
.demo li+li{border-top:1px solid var(--color-divider)}
.demo button{display:block;width:100%;padding:var(--space-8) var(--space-12);text-align:start;background:none;border:0;border-radius:var(--radius-control);cursor:pointer}
.demo button:hover{background:var(--color-hover)}
.demo button strong{display:block;color:var(--color-link);text-decoration:underline;overflow-wrap:anywhere}
.demo button span{display:block;color:var(--color-text-muted);font-size:var(--font-size-small);line-height:var(--line-height-small)}
summary{min-height:var(--control-height);padding:var(--space-8) var(--space-12);border-radius:var(--radius-control);color:var(--color-link);font-weight:var(--font-weight-strong);cursor:pointer}
summary:hover{background:var(--color-hover)}
details{border-top:1px solid var(--color-divider)}
footer{padding:var(--space-24);border-top:1px solid var(--color-divider);color:var(--color-text-muted);font-size:var(--font-size-small);line-height:var(--line-height-small);text-align:center}
footer a,.other a,.forgot a{color:var(--color-link)}
@media (width>=1024px){main.with-demo{grid-template-columns:minmax(0,26rem) minmax(0,28rem)}}
@media (width<768px){main{padding:var(--space-24) var(--space-16) var(--space-40)}.card{padding:var(--space-24) var(--space-16)}}
@media (forced-colors:active){.primary,.reveal,.demo button{border:1px solid ButtonBorder}}
`;
