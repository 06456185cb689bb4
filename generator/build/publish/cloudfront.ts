/**
 * Separates the headers that have their own fields in CloudFront, which refuses them as custom headers.
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
function ownFields(headers: Record<string, string>) {
  const {
    'Content-Security-Policy': contentPolicy = '',
    'Referrer-Policy': referrer = '',
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    ...others
  } = headers;
  const fields = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: contentPolicy },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0),
      IncludeSubdomains: transport.includes('includeSubDomains'),
      Preload: transport.includes('preload'),
    },
  };
  return { fields, others };
}

/** Configuration of a CloudFront response headers policy with the headers of a site. Objects cannot carry them. */
export function headersPolicy(name: string, headers: Record<string, string>) {
  const { fields, others } = ownFields(headers);
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: name.replaceAll(/[^\w-]/g, '-'),
    Comment: 'Made from site.json by "npm run publish:s3 -- --print-headers"',
    SecurityHeadersConfig: fields,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}
