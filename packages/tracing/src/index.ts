// Traces for OpenTelemetry. The server loads this package only when OTEL_EXPORTER_OTLP_ENDPOINT is set. Its dependencies are
// installed by `npm ci`, but not by the first `npm start`, which has no use for them.
import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

export interface RequestTrace {
  /** What `work` starts belongs to this request. */
  run(work: () => void): void;
  end(facts: { readonly route: string; readonly status: number }): void;
}

export interface Tracing {
  openRequest(facts: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly requestId: string;
  }): RequestTrace;
  /** `text` has placeholders instead of values. Call the result when the statement has ended. */
  openStatement(text: string): (error?: unknown) => void;
  stop(): Promise<void>;
}

/** The packages of OpenTelemetry read the endpoint, headers, sampler and service name from their OTEL_ variables. */
export function startTracing({ version }: { readonly version: string }): Tracing {
  const named = resourceFromAttributes({ 'service.name': 'haat', 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('haat', version);
  const propagator = new W3CTraceContextPropagator();
  return {
    openRequest: ({ method, headers, requestId }) => {
      const parent: Context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'haat.request_id': requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        run: (work) => context.with(inside, work),
        end: ({ route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    openStatement: (text) => {
      const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      return (error) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    stop: () => provider.shutdown(),
  };
}
