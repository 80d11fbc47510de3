import { z } from 'zod';

// Must be imported before any schema: zod probes `new Function` when it makes one, and the content security policy reports it.
z.config({ jitless: true });
