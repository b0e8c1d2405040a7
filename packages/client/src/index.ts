export { createClient, type ClientOptions } from "./client.ts";
export { baseUrlOf } from "./address.ts";
export {
  pollDeviceLogin,
  startDeviceLogin,
  type DeviceLogin,
  type DeviceLoginOptions,
  type MintedKey,
} from "./device-login.ts";
