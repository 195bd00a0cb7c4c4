import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { AgentCaller } from '../session/caller.ts';

interface Assertion {
  /** The user's id at the tool. */
  readonly agentId: string;
  readonly caller: Pick<AgentCaller, 'firstName' | 'lastName' | 'emailAddress'>;
  /** The tool's address. */
  readonly destination: string;
  readonly now: Date;
}

const issuer = 'https://northfield.example/agent-portal';
const audience = 'https://ipipeline.example';
const validFor = 5 * 60_000;

/**
 * A SAML 2.0 response in base64 that identifies the agent. It is well formed and NOT signed, and says so: the
 * embedded carrier has no key that a third party trusts, so a real iPipeline rejects it. A real carrier's
 * service returns a signed one.
 */
export function samlResponse({ agentId, caller, destination, now }: Assertion): string {
  const at = now.toISOString();
  const until = new Date(now.getTime() + validFor).toISOString();
  const attribute = (name: string, value: string) =>
    html`<saml:Attribute Name="${name}"
      ><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute
    >`;
  const xml = html`<samlp:Response
    xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"
    xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"
    ID="_${randomUUID()}"
    Version="2.0"
    IssueInstant="${at}"
    Destination="${destination}"
  >
    <!-- A demonstration: this response is not signed, and no service may trust it. -->
    <saml:Issuer>${issuer}</saml:Issuer>
    <samlp:Status>
      <samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success" />
    </samlp:Status>
    <saml:Assertion ID="_${randomUUID()}" Version="2.0" IssueInstant="${at}">
      <saml:Issuer>${issuer}</saml:Issuer>
      <saml:Subject>
        <saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified"
          >${agentId}</saml:NameID
        >
        <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
          <saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${destination}" />
        </saml:SubjectConfirmation>
      </saml:Subject>
      <saml:Conditions NotBefore="${at}" NotOnOrAfter="${until}">
        <saml:AudienceRestriction>
          <saml:Audience>${audience}</saml:Audience>
        </saml:AudienceRestriction>
      </saml:Conditions>
      <saml:AuthnStatement AuthnInstant="${at}">
        <saml:AuthnContext>
          <saml:AuthnContextClassRef
            >urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef
          >
        </saml:AuthnContext>
      </saml:AuthnStatement>
      <saml:AttributeStatement>
        ${attribute('agentId', agentId)} ${attribute('firstName', caller.firstName)}
        ${attribute('lastName', caller.lastName)} ${attribute('email', caller.emailAddress)}
      </saml:AttributeStatement>
    </saml:Assertion>
  </samlp:Response>`;
  return Buffer.from(xml as string).toString('base64');
}
