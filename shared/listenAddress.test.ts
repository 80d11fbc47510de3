import { describe, expect, it } from 'vitest';
import { readListenAddress } from './listenAddress.ts';

describe('an address to listen on', () => {
  it('is an IPv4 address or an IPv6 address in brackets, with a port', () => {
    expect(readListenAddress('192.168.1.5:8888')).toEqual({ address: '192.168.1.5', port: 8888, host: '192.168.1.5' });
    expect(readListenAddress('[::]:9000')).toEqual({ address: '::', port: 9000, host: '[::]' });
    expect(readListenAddress('[FE80::1]:1')).toEqual({ address: 'FE80::1', port: 1, host: '[fe80::1]' });
  });

  it.each([
    '',
    '8888',
    ':8888',
    'localhost:8888',
    '1.2.3:80',
    '1.2.3.256:80',
    '1.2.3.4',
    '1.2.3.4:0',
    '1.2.3.4:65536',
    '::1:80',
    '[zz]:80',
    '[1]:80',
  ])('is not %j', (text) => {
    expect(readListenAddress(text)).toBeNull();
  });
});
