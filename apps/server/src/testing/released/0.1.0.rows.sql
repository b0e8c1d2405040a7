INSERT INTO account ("id", "email", "plan", "admin", "created_at", "disabled_at")
  VALUES ('5b3f896d-c438-4744-9413-8e544e597a7b', 'ada@example.org', 'pro', 1, 1795397513829, NULL);

INSERT INTO account ("id", "email", "plan", "admin", "created_at", "disabled_at")
  VALUES ('14490ad5-5bbe-475b-bed8-6942bd08f1d4', 'bo@example.org', 'free', 0, 1795397527424, NULL);

INSERT INTO auth_user ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt")
  VALUES ('5b3f896d-c438-4744-9413-8e544e597a7b', 'ada@example.org', 'ada@example.org', (1 = 1), NULL, '2026-11-23T01:31:57.625Z', '2026-11-23T01:31:57.625Z');

INSERT INTO auth_user ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt")
  VALUES ('14490ad5-5bbe-475b-bed8-6942bd08f1d4', 'bo@example.org', 'bo@example.org', (1 = 1), NULL, '2026-11-23T01:32:08.266Z', '2026-11-23T01:32:08.266Z');

INSERT INTO auth_identity ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt")
  VALUES ('cxG5HfNmmp7wn9dNZdTWLpbgxg1seE4Q', '5b3f896d-c438-4744-9413-8e544e597a7b', 'credential', '5b3f896d-c438-4744-9413-8e544e597a7b', NULL, NULL, NULL, NULL, NULL, NULL, '99b11dfa1ae687babdcfefeaae776d2b:19a7f75f2a05f39636561f0c3c0518d33f698cd2e44c8960b93b2b2c89cce09cd7e08c62604d9f06191ca3fdcdb54a1b95d6aba81b087d1e744fd6367fab88ac', '2026-11-23T01:32:04.767Z', '2026-11-23T01:32:04.767Z');

INSERT INTO api_key ("id", "owner", "slot", "name", "hash", "hint", "created_at", "last_used_at", "last_client", "expires_at", "revoked_at", "made_by", "machine")
  VALUES ('a1076a89-75a0-4f42-b9d9-5e0230b85b29', '5b3f896d-c438-4744-9413-8e544e597a7b', 1, 'laptop', 'bd3806c285ddacee8970a7233907998066d21d86f412c434aeb7d587d5fe9ae7', 'YOEB', 1795397534760, NULL, NULL, NULL, NULL, 'admin', NULL);

INSERT INTO api_key ("id", "owner", "slot", "name", "hash", "hint", "created_at", "last_used_at", "last_client", "expires_at", "revoked_at", "made_by", "machine")
  VALUES ('9d58044d-839c-431b-a1a7-d91c609f30ce', '14490ad5-5bbe-475b-bed8-6942bd08f1d4', 1, 'phone', '7feb649c068c6488c96b0b70ac144a5de38f32896dccd04b33970b5604114f84', 'x7TZ', 1795397535423, NULL, NULL, NULL, 1795397535806, 'admin', NULL);

INSERT INTO template ("id", "owner", "name", "instructions", "register", "created_at", "updated_at")
  VALUES ('6cb58062-431d-4155-8a47-6cf54965293e', '5b3f896d-c438-4744-9413-8e544e597a7b', 'Rota', 'Begin with the day.', '', 1795397546110, 1795397546110);

INSERT INTO voice ("id", "owner", "name", "habits", "sign_off", "is_default", "samples", "created_at", "updated_at", "measured", "profile")
  VALUES ('fe56e7ac-7664-4d5b-90f1-6dfdd250044b', '5b3f896d-c438-4744-9413-8e544e597a7b', 'Mine', '{"sentences":0}', NULL, 0, NULL, 1795397547190, 1795397547190, 'v1.d6e28616.rm9PX8lmqBJkK5DR.OtDy0X06V0bOiOXLqYjgtQ.D1PaWhnR3t-t7WoK2Gui78th3VEDmH2X9lqbHy4WYmCAE37EVC30SYuTI0TjgK_J-b8Ilu5Hlem_kZ1iZCld8J_SAS7iPskHEzDI_GBW0J5h2KdI8GAWHm8zVQjIiYNtlDSQBUqgX2P_ormQcMBsdvIRSdlCO9M9-BlGpJkg3mZ7eLZzRP7rMrbkhcODtSIecx2jVCPvampb0gwPPYl4lyPRLrQG43EKFUaDjPPIawR16tx19MKWLDwRTy1t6lKI9L5WHj3tfo4PaBMDT1F8yVOMnYV2A30FWvvYFt_Hp0zcp3zGYW_GPPW-spVwoey28T32b5efeEjPkA1OKY5AXOECt5ohvTCfZALHg6Biz0xdop_yrCcZrVc74-2Mqs0ErX83kTw9ut2hLVX9sDlrlR44LKeSa9pLgbdLkgmproUof5aB4DE0I3_R3gpIgWnTK-WgP1cXIiq21KdcZH4WlmJ6FH2pLEHxOszo3BHd0tYgdLJ9rJFQCJX0mpXejjwptOA_mCzVig0B10qz0bRSsxmSwd4qqkqj8G-nwLc_ihYR5mU0rk0CGC8c6dGrO1Ws_ZXITm2Nsj3ZUD3RTk0eK_BdYKXcNfMXs7FR0XGqalyTHnGojSv7IDJo9KquptI62SKuGxwJrb2xwRlyJcuJl5M0tc1dLUIbR3wzLl5klQLYuBqPKmEVGeRtUHPS1e6tnoFc7lJAkT4X5lGEHokN4mkiNClQMqOucR3AaAwbwgytfxsGuuXg5xuvkVa12tLRKzdQI7OXoPviR8lYPnL507QxZC4vhGCstmBYql3r969ikZiFMVrfTyVUGCev3qIWs53ll1Bb218RGR23007YrSVioSrUOxc6T3YJNUoToKlmoWvPcTuSu6uVU_GnDr2F0hP7-K6H6GprSOH9gVDX3GWg_dafjn6DYTCmOxwHIqGHHwUDsn4fCAis9kUm1Z8dKDlPC_z7AUdPviIrXc8tU_syaLJAzNvPtSt6fbAucZx1KkJoxV-RXa7aeQ7ZNL-zN546eADnX5HvQ0GY4hZejJSt67sSyWe5t_j9yOD--RqFoJvztqJ1iTAAviVK-iJcEEXmdqAxESl1bciU7xgw6VWyxREIuBKntStUNGZ0Oi16tLkR9T5abCYtL_9sjC1xICMsgx8khL7e5fzzZ6IFDTmpD-P8lSvfcaiUZBvi7-y5cLlrpOfgW3oPvdGlKu6lUQaLi-A0BXeWGZSvY3hB3LwFHV1PvHy8EBZKySYxRcMo_GFv2QHNqloq27Prn2pzkALIitTDAp9_qLmlPTwa3jJAAaqEvYDN2l6dpFTOMcONyTFIJ_mT5Os2qojREJRRtG6YHe0viDDWgC8UZo7phyBD7-mk9ZXQ9rswQcLsrWx6PxRD3dIUaLRQv76Ww9CGicYxQT3Hn-BLJa7Tbijormeoseaw5paYtVS8-9oK59ztALTlrNOKM7VIC4fUIV2BEC65wVtFfQO7kJDVlUy4zlG8LljXAet2cuD_B-LPF6OCRpjUQftrtw', 'v1.d6e28616._hgbPccRF9FJ86VI.pHnFruZoyNOgujymSjK4Jw.Le8tUjmWc31XeM35V9V0DvWspp9ERn61fWVqHOQbmewDElVkSwFTVimxxhZi7oybymlzOTNWVOcn4jkYNgGdZDzi9ZmHO_pk_nMqkH6nwAnsnzCnss63ML6_0AAW86mOD6EubiCCVg86JJu9WANq7s7L2__Y-z10Iv8cp7vZhTHE2vPEzScI21T_y44YbnKv1q2DrrlG4Gn8_t2R-dydruUpaQkwPAFWfC_qR--3DmeRpRBgxvg17GaxgYMDRou7_GiHPmAhcXEzUfS7Gzf8KvpTwsdX69V5DOMUeQds_ugHIYwmBC6p5nSv09NglKKDtr0tXHrCbhYO8xX-IedyFraUNzJ-8hh88xzPyNCyhPrTan7v3_8K-2sBGozmk2Yz-5uMzRqBouvMSivI9GvcV5Oarcku6hsxSTv9DdlIXy_jfhLU-TiF6BodHAbvVEzhqux2Gk2-C0ZC66dC7ToxlDIfxQ4Hq73oCq8Ihiqw4A_TVFkov1z3wIj-LjjYG4HcYQQottJOPPVJdBBWWxLH1wEC0zUxuRaJG54VCSx_A0khsiVZ5zK5JEJIpNKMh9-eOuBdDjDlMS2LAp1ac1aMD6TP42j5It5lFI4IRgKhr6ut0J2f3pDk0CvJ69h9nTr6JOgn-u6j0uC2asJkHUWbyN_952YK1VPsgkIS02GYr40_v0Rvekt-fMaNRfZ0bSV9nwsD42dW8SwEBzHP_dVRPg0pqMGSAMJ0ZaFfKACYz8vKQhIbt9hHCqSCYmvPxgIK43TXoPH5zcyjS2c-B-NviyPLsw4Qp3oIyt6X7ot8LJUsknPx-rh_qOlNKfUJYRA6xIrUj0XfFeq1DBlFZynMcXc6Eo689p3yJauvzh707PH1HQletXpzTSzExzAoniN_1falQTy7JTRempMY0Ct1LzftneGpCztHzYqaMUNcC_dlz1175kbH3WK4nSI53Z5gE6kou3B4aH9-064yhxLYPMI2x-9Eqd1nuBTfKBICgb9u1Pm4jnM-u4c7uv8K87roQOJndC4200wWR6Rzz-sMi8g1l6Hcvn75xlKJCmJIjHtcXChBQtyURjzU1dN_D2ynXogLpbqrlGuw22zsbiu-dtu0Fghv3iVtbB9SPH_yNmBY1yq4dMDXgTyFpOKaecPs8dXq5xv9j1xK1LKWsIB7DWL8V6Xn6xCXtYEp7QZoAbx1af49BACNKALaJ5UFJx8iuyTJkvjSBzQ7XJz5vTnbgEdedecExcxoA-BEddSsP2u3cU8Gat4rOHxIJxht2XsfXEtlz9R-c7vsi9tkTNcSTKTGxBoIFFyrDX0tyAqtqVt2vKXVFfEojA5bm8UQdv7Ikk6jIxZNQH0_gyfcWAEEIm5apAgB3bv1IAsex-6zLBgecGim2o-8n4y9nnXabrScHrI7pgJzXBIDexf9azJY1W9chGVijiToPkNHgVBtF247UEEw_lfSHmYIWWeMl-0-yj95lGgWxgATYty744T9FISk_mtsbOjtUg7SDyqwRGeErXNztC1SCsSMvKmoMg-Ic9Ese_bOuO5-xc5rrVCpGUwzkdihCQ9JpJNSjjQcJuM3HIVVgoOXK0_WLNUL2jKnekZFssWcJRr74IPwywnDR3ASzE71r32dq7yOKYiwxPSJ3JdVilhz0ER3hwBp_8ydeKkiTaY6E-5jcaSkTzFLAgVdx2IsttYycR7fMiVfC4DA2krOT5Ha1zAXXMfwikqmF1DSdvTzFyLP-PIn1lvV_67PpGYk-w0-nJXNJ9lmniZmfQZh5ME8590CaRKYoSgt0ch-XvH3f9gXw9qbvctzVqdQ6vukqp2PYxz1nh6R32APaNo01D2xjmN1uBVBsHIpceWRnN0ZKlrr5w2lMcqz7em42kiJGqCLxve89bcfQ78r1_6iFnEaIUeKzeeEEf6mFjJo0-PdyDHFVtYIWxiXIkfMc5vN1e7B5p5duoMRcCcZiQLSTh6WPJva82ANp-vG0jIpRgm3c0IUbQWxKHfak_JqLmq_1pXicaC3C0ouFfn6jDkAMKDH5bmaSpQ-MxEk_4SfBtR3EKzKutfU4OIluFzkUXuqw3FMVcYuugJ3CZdJVQS6voBn4bLxdivsoOFCRG9MbWf-Ic64VNIC0Pv44hbKBqW-w7mpPOW3WoILO6MclLcM68vfYbzS9aajLC2mz03XERGgg1SwE5bWYenztqn7uSdaQwug_FzzhadBNhOg8gDYoxWEEJg7dHYIfNBLdi-EFG64Sh59eSqiRKhvbzAF9svvkpTootY_dUkprY8lg8TLBm5btpaqivmcHdbTMzhNA2oj1JDOa7c8OdM4JWc2tpsktBKgNjAj0IXzbj3FbUDSO6rRcidmtIF1clf-mo5xEAELf-HFfc8AzhquqTByXmg3YWSpKZVJ6zjd49rMp6Vksug7u9SFtkmfcIVzVtNT2ITHDd-moH1VbGq5FwImMGBifBJCQLy8FiFvi0TrlEPdd2imJFJVN0qD6KjYcqubNLVi901szv4YZxTTEJa52VUxgmaNeGOLc2Zcy9jPmxlLYixI7VlRJLt9KCFLsWn_q4OFo9iGcbpn9--WU17TwdZcgMIZiMmYQ0-gVikTbcd5QamuHDghrDWf55qUgMmerMOG7nZMnCV0tl3e7aDnq4j4x1dRAwfYfbLfJAAZbm74WKp6-9Dd8ctfkvcujpL4hdxjQXYaiOEBqMssGr9TOmTV5unDuhNKm-riUeEjmdhtdHaMv-C-M_OEdlQjUZzDPPpXSZQAczXXDhVhp0XO6URjxhaUyXwC1O3RVjiM1dcWrUCiGzkLWEg4tTfdoqVMcZQT7-4Vz7O0N-WGJ7lutPbzRZDVklyqDw-lk8w3v1Bm5f2J_qcmF8QP0oIN1ayy72Fyy-agVs1YxVtrVsCFsr_cNOelRD8JeioK59geV3Zu-Rxn0DX-rHIznwGqS99WXlLLWwkuxoqxH6M1fDnSHUIkphh77ryLzsSfRUYnWv91MyL62MN9iaQfU2QQyXpv76v5BG0UPWnrTyi3-A9wgd1UOO6T0OYQyKtKSy6Ste6G8FWL4cbyPR7k_wfahhgS6QUyHkp-gaVYMMTcI8NykMcaqK2Ubi1lXtliwGKnNTwC8LXuZ_k9b0e7mvnM3a0B5HOUkkF_1eS51QCJxCi_3KjyIGCa-GNsElZjOnLDpeI2ZkwG6sSM5Pr1beTBxEE7xUwmqgqTppQe7FYw8eq8ym0mvq7DosxNnjbDdLNooQpiRDQ8fvO3r-xlhQX0dP7TZsFpb64GEJLSWChps1vb0KdApbQ71uSoJosnuCJ08XKBUdffYNhbMNFNgYLMFIgU7npXSieGiI2uJ3wUyaPyM8XElt9x1A8kYvRv2Jbwu2EfVOVxgncUR2csZBqyZyZgPlUxS7PKiriXq005Q1HwpV1ZA_Mksjovkmy-GavT7xJ_dO3zLj0byNKXZvRgZgt3ktB9WcyMlBp5ZvZFoi7NqWFFGbbCi056Vg2QozIS9YrpqDTa81VZ9huDNasR4R5fcvZ9rXksy6bfMXKzti0FA5hVyJ6zzIXl_h1i-DIQV47vMrVT-gsyGKPiLJK83CYaWPxNQ5bgJj0AG2mcCHWb3HDby1_TxZaWSWQ7MX7mDuzurh5JXZo9qLdUQsx4cS-6979RVrlC8w4-TTkUAtj9PEPJMHpoCuGr5CZrvw84iFqmpYcvj_PL5ghYfWpTdWfjKTOyMZDezsmIzW47as8YoQ2CcG7GspYh6rIcbidFO99F4clO6riACjX3YzR4A8FRuT3e32wkiSLENCEb7AI-p5xdgu1BFnfWCGyAeQu6U0KnfCPW-jsL-lY-4ZZYMgt0QsVBKIQGQzAt7wAqshaksqEZN7okDzzO-YbTw0fQcB-IedpRe5Roy9zmANEg5sh_WsmexeQyChign_3qdVVaOYs2waT1NJ7G3WJ5qwNZwIcv7_29uMRHjbrdpB8p5FeqQq5-ByJmDH1kkL1jqesEtKRINymI4IV35QemJyOhfleCIlnJDSaoDzHy7NqxN560EhTJHWjEyEVniPR_hFFVXVE6VnM');

INSERT INTO term_list ("id", "terms", "updated_at")
  VALUES ('5b3f896d-c438-4744-9413-8e544e597a7b', 'v1.d6e28616._Pm-9TqcWFxXV3i8.eSo8wRPiznO0VP30nZfaJA.rSV9fdrea5SRz-bFfU2EsriHFJKbzA-Hu9s', 1795397547298);

INSERT INTO invite ("code_hash", "id", "email", "created_at", "expires_at", "used_at")
  VALUES ('179a036d69bd84e07f4e747a51367f4e4778070b1a78b6b376ea2b7b23619857', 'a6c9a3e4-932a-405f-8787-b4a451c723eb', 'cy@example.org', 1795397544908, 1796607144908, NULL);

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('d9eaffd6-add4-4092-aead-cdf878f11f88', 1795397525696, NULL, 'user.create', '5b3f896d-c438-4744-9413-8e544e597a7b', 'pro, administrator');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('1a4758b0-c3ce-48fe-955d-0b7b81aedef9', 1795397529218, NULL, 'user.create', '14490ad5-5bbe-475b-bed8-6942bd08f1d4', 'free');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('1b40c666-a223-4377-8b19-a7d63f942c5a', 1795397534896, NULL, 'key.create', '5b3f896d-c438-4744-9413-8e544e597a7b', 'laptop');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('ec43858d-d0b3-4387-a7c1-aa9108394ce4', 1795397535463, NULL, 'key.create', '14490ad5-5bbe-475b-bed8-6942bd08f1d4', 'phone');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('ffbe245d-62f8-42ad-8a5d-86ca40a364d7', 1795397535849, NULL, 'key.revoke', '14490ad5-5bbe-475b-bed8-6942bd08f1d4', 'phone');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('cli:d2d2d5c4-96ad-43b9-94df-c34d7f00a4c1', 1795397542854, NULL, 'credits.grant', '5b3f896d-c438-4744-9413-8e544e597a7b', '40: pilot');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('cli:b7526b52-eb81-4bdc-a5ce-cdcf6d3299f1', 1795397543504, NULL, 'credits.take', '5b3f896d-c438-4744-9413-8e544e597a7b', '8: dispute');

INSERT INTO audit ("id", "at", "actor", "action", "subject", "detail")
  VALUES ('61472323-9cc6-472b-89cd-2f43dbf0f606', 1795397545154, NULL, 'invite.create', NULL, NULL);

INSERT INTO fund ("id", "owner", "kind", "period_start", "period_end", "granted", "held", "used")
  VALUES ('5b3f896d-c438-4744-9413-8e544e597a7b:credits', '5b3f896d-c438-4744-9413-8e544e597a7b', 'credits', 1795397542853, NULL, 32, 0, 2);

INSERT INTO hold ("id", "owner", "fund_id", "budget_id", "idem_key", "fingerprint", "amount", "state", "charged", "register", "mode", "tier", "requests", "input_tokens", "output_tokens", "key_id", "client", "lease_until", "created_at", "ended_at")
  VALUES ('h1', '5b3f896d-c438-4744-9413-8e544e597a7b', '5b3f896d-c438-4744-9413-8e544e597a7b:credits', NULL, 'i1', NULL, 2, 'settled', 2, 'slack', 'rewrite', 'standard', 1, 40, 38, NULL, NULL, 1795397547408, 1795397547408, 1795397547408);

INSERT INTO entry ("source_ref", "fund_id", "kind", "amount", "reason", "at")
  VALUES ('cli:d2d2d5c4-96ad-43b9-94df-c34d7f00a4c1', '5b3f896d-c438-4744-9413-8e544e597a7b:credits', 'grant', 40, 'pilot', 1795397542853);

INSERT INTO entry ("source_ref", "fund_id", "kind", "amount", "reason", "at")
  VALUES ('cli:b7526b52-eb81-4bdc-a5ce-cdcf6d3299f1', '5b3f896d-c438-4744-9413-8e544e597a7b:credits', 'clawback', -8, 'dispute', 1795397543504);

INSERT INTO entry ("source_ref", "fund_id", "kind", "amount", "reason", "at")
  VALUES ('hold:h1', '5b3f896d-c438-4744-9413-8e544e597a7b:credits', 'charge', -2, NULL, 1795397547408);

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0001-first-schema', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0002-accounts', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0003-connections', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0004-billing', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0005-audit', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0006-voices', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0007-expiry', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0008-hold-budget', 1795397547408, '0.1.0');

INSERT INTO migration (name, applied_at, oldest_release) VALUES ('0009-terms', 1795397547408, '0.1.0');
