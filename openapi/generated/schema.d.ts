// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/account/current/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Баллы на счёте
         * @description 1 балл = 1 рубль, не больше двух знаков после точки.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * История начислений и выводов
         * @description Страница движений, по умолчанию новые сначала. Движения с нулевой суммой сервер не прячет, это делает портал (BL36).
         */
        post: operations["getHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v2/history/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * История файлом CSV
         * @description Добавление к описанному. Не больше года за раз, иначе отказ 6; отдаётся потоком, движения с нулевой суммой пропущены. Последняя
         *     строка — «Строк» и их число: без неё файл пришёл не целиком (решение D199).
         */
        get: operations["getHistoryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v2/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Остаток, ожидаемое, удержанное, заработанное за месяц и пределы выводов
         * @description Добавление к описанному: без него портал показывает один остаток и знает только наименьшую сумму. Все суммы прочитаны разом.
         */
        get: operations["getPointsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Передать права администратора продавцу
         * @description Права переходят сразу: следующий вызов прежнего администратора получает 121, он остаётся продавцом. Сам себе, человек другой
         *     точки и заявитель — 120; учётная запись заблокирована — 6.
         */
        post: operations["handOverPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/confirm/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Принять заявку
         * @description Человек становится SELLER этой точки. Такой заявки нет, её отменили или по ней уже ответили — 120; учётная запись
         *     заблокирована — 6.
         */
        post: operations["approveSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/reject/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отклонить заявку
         * @description Заявки больше нет, статус человека снова BUYER. Такой заявки нет, её отменили или по ней уже ответили — 120.
         */
        post: operations["rejectSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Продажи продавца своей точки
         * @description Только то, что он продал в этой точке. Поля запроса кроме id — как у своих продаж (E16), добавление к описанному: без них
         *     первые двадцать, новые первыми. total всегда null: о следующей странице говорит next.
         */
        post: operations["listSellerSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/seller/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Продажи продавца своей точки файлом CSV
         * @description Добавление к описанному (решение D199). Строки, порядок и права — как у listSellerSales; порядок и состав определены до первого байта. Не
         *     больше 100 000 строк, иначе отказ 6. Последняя строка — «Строк» и их число: без неё файл пришёл не целиком.
         */
        post: operations["getSellerSalesFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/v2/confirmed/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Продавцы своей точки
         * @description Без самого администратора, по фамилии и имени
         */
        get: operations["listSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/v2/unbind/seller/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Исключить продавца из точки
         * @description Точки у человека больше нет, статус снова BUYER; его продажи и баллы остаются. Сам себя, человек другой точки и заявитель —
         *     120. id тела тот же, что в пути (A34), иначе 123.
         */
        post: operations["excludeSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/v2/unconfirmed/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Кто просит присоединиться к своей точке
         * @description Прежние заявки первыми
         */
        get: operations["listJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retail/point/v2/unconfirmed/sellers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Сколько заявок ждёт ответа
         * @description Добавление к описанному; то же число — total первой страницы заявок.
         */
        get: operations["countJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Задача для проверки, что это не робот
         * @description `altcha` — доказательство работы ALTCHA: портал ищет `counter`, при котором ключ начинается с `keyPrefix`, и шлёт
         *     `captchaToken` = base64 от JSON `{ challenge, solution }`. Решение принимается один раз и до `expiresAt`.
         *     `yandex` — Yandex SmartCaptcha: `captchaToken` даёт её виджет с этим ключом.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Переписка с поддержкой, от старых сообщений к новым
         * @description Последние size сообщений и разделители дней по Москве между ними. Ответ без before отмечает сообщения поддержки прочитанными.
         *     before и supports — добавления к описанному: страница перед сообщением с этим id; чужого или несуществующего — отказ 120.
         *     Отправляют сообщения по WebSocket /api/chats/ws, STOMP 1.2: SEND на /app/chat, тело {value} или {value, isImage: true}, заголовки
         *     key и about — добавления. Повтор с тем же key второго сообщения не создаёт.
         */
        post: operations["listChatMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сколько сообщений поддержки не прочитано */
        get: operations["countChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Учётные записи для пробы */
        get: operations["listDemoAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Отправленные SMS, новые первыми */
        get: operations["listDemoMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Войти без пароля
         * @description Учётной записью из списка для проб; другие телефоны отвечают как несуществующие.
         */
        post: operations["demoSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Журнал, новое сначала
         * @description Отбор: person — человек, с которым это произошло или который это сделал, его id или телефон; object — строка, её номер; operator —
         *     id оператора, который это сделал; from и to — дни по Москве. Нет такого человека — пустой список. Чтение само записывается
         *     (auditRead): один раз, когда спрашивают первую страницу. POST, чтобы телефон не попал в адрес.
         */
        post: operations["listAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/audit/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Журнал файлом CSV
         * @description Отбор — как у listAudit; чтение записывается до первой строки, и того, что произошло после, в файле нет. Не больше 100 000 строк, иначе
         *     отказ 6. Последняя строка — «Строк» и их число: без неё файл пришёл не целиком.
         */
        post: operations["getAuditFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/case/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Строка очереди со всем, что нужно для решения
         * @description Добавление к описанному. Кто взял строку, тому этот вызов продлевает её на 10 минут. Чужая строка видна так же.
         */
        get: operations["getDeskCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/case/{kind}/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отменить решение, которое ещё не исполнено
         * @description Добавление к описанному. Отменяет тот, кто решил; чужое — отказ 138. Десять секунд прошли, исполнено или уже отменено — 143.
         *     Строка остаётся взятой, 10 минут сначала.
         */
        post: operations["cancelDeskDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/case/{kind}/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Решить
         * @description Добавление к описанному. Решает тот, кто взял: не взята — отказ 139, взята другим — 138. Решение исполняется через 10 секунд, что
         *     бы ни стало с вкладкой; до due его отменит тот, кто решил. version — из открытой строки: изменилась тем временем — 144. Отказ
         *     (refuse), settle и return требуют причину, не короче 3 знаков; её прочтёт человек, кроме payout, finding и correction. Решение, которого у вида нет, — 6 у
         *     verdict; модель, которой нет, — 6 у model.
         */
        post: operations["decideDeskCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/case/{kind}/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Передать взятую строку другому оператору
         * @description Добавление к описанному. Передаёт тот, кто взял; не взята — отказ 139, взята другим — 138. Не оператору — 6 у operator; тому, для
         *     кого она своя, — 118. Новому оператору она дана на 10 минут.
         */
        post: operations["handOverDeskCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/case/{kind}/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отпустить взятую строку
         * @description Добавление к описанному. Не взятая никем — успех; взятая другим — отказ 138; строки больше нет — 120.
         */
        post: operations["releaseDeskCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/case/{kind}/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Взять строку
         * @description Добавление к описанному. Строка взята на 10 минут молчания; свою взять ещё раз — успех, срок сначала. Взята другим — отказ 138,
         *     message называет его; решение по ней принято и ждёт исполнения — 142; своё дело — 118; строки больше нет — 120.
         */
        post: operations["takeDeskCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Строки одной очереди
         * @description Добавление к описанному. Сначала просроченные (C05), старшие первыми; за ними остальные, подозрительные первыми, потом по
         *     возрасту.
         */
        get: operations["listDeskCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Сообщения переписки, от старых к новым
         * @description Добавление к описанному. type 1 — поддержки, 2 — человека. next — страница более старых.
         */
        get: operations["getDeskChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ответить
         * @description Добавление к описанному. Невзятую берёт; взятую другим — отказ 160. Файл — имя загруженного этим оператором png, jpg или pdf.
         */
        post: operations["answerDeskChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Закрыть переписку
         * @description Добавление к описанному. Сообщение человека открывает её снова. Взятую другим — отказ 160.
         */
        post: operations["closeDeskChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Передать переписку другому оператору
         * @description Добавление к описанному. Передаёт тот, кто взял; другому — отказ 160. Не оператору — отказ 6.
         */
        post: operations["handOverDeskChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отметить сообщения человека прочитанными
         * @description Добавление к описанному.
         */
        post: operations["readDeskChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Открыть закрытую переписку
         * @description Добавление к описанному. Открытая — успех.
         */
        post: operations["reopenDeskChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chat/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Взять переписку
         * @description Добавление к описанному. Взятую другим оператором — отказ 160; свою — успех; закрытую открывает.
         */
        post: operations["takeDeskChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Переписки, дольше ждущие ответа сначала
         * @description Добавление к описанному. status — какие показать; без него ждущие и взятые.
         */
        get: operations["listDeskChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Решение поддержки по строке или документу, которые ждут ручной проверки
         * @description Добавление к описанному. id — строка, которая ждёт проверки (PENDING, APPROVE_PENDING), или документ, тогда решение получают все
         *     его строки, которые ещё ждут. approve завершает строки — баллы, гарантия, — refuse делает их неудачными и освобождает номера;
         *     причина уходит владельцу. model — название модели номера, которого нет в базе; без него такая строка завершается без модели и
         *     баллов. Решение по строке, о которой уже решено, — отказ 117; о своём — 118: учётная запись, ИНН или карта владельца, другой
         *     стороны, администратора точки принадлежат и оператору. Запись аудита пишется вместе с решением.
         */
        post: operations["decideSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Чьё это приглашение
         * @description Токен — то, что в ссылке /desk/invitation#… после решётки. Ссылка действует сутки и один раз. Использованная, просроченная, отменённая
         *     и никогда не выданная отвечают одинаково (6). secret и uri — второй фактор, которым оператор наполняет приложение; в MODE=demo их нет.
         */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Поставить пароль по приглашению
         * @description Пароль — от 12 до 128 знаков, не телефон и не из самых частых: иначе 136 с причиной, ссылка остаётся в силе. code — из приложения,
         *     заведённого по secret: нет — 134, не подошёл — 135, ссылка остаётся в силе; в MODE=demo он не нужен. С успехом ссылка кончается,
         *     прежние пароль, второй фактор, коды восстановления и сеансы — тоже. Коды восстановления сервер показывает только здесь:
         *     ответ потерян — попросите новую ссылку. Ссылка не действует — 6.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Вход оператора
         * @description Телефон и пароль. Вне MODE=demo ещё и код из приложения (TOTP) или один из кодов восстановления: пароль верен, а code нет — 134,
         *     code не подошёл — 135. Код приложения годится один раз, и код восстановления тоже. После пяти неверных паролей подряд и после пяти
         *     неверных кодов подряд — пауза 15 минут (111), сколько осталось, говорит Retry-After.
         *     Неизвестный телефон, не оператор, удалённый и заблокированный оператор и неверный пароль отвечают одинаково (6). Ответ даёт cookie
         *     `device`, как POST /login.
         */
        post: operations["deskLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Какой оператор вошёл */
        get: operations["getDeskMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Кому можно передать строку
         * @description Добавление к описанному. Операторы, которые могут войти, кроме того, кто спрашивает.
         */
        get: operations["listDeskOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/payout/finding/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Решение поддержки по расхождению с банком
         * @description Добавление к описанному. settle — деньги ушли, вывод завершается; return — деньги не ушли, баллы возвращаются. Причина
         *     обязательна. Сумма выше предела ждёт второго оператора: первое решение записывается (status waiting), такое же решение другого
         *     оператора его исполняет; тот же оператор второй раз — отказ 157, другое решение — отказ 6. Решённое, и то, на что банк тем
         *     временем ответил, — отказ 117; о своём выводе — учётная запись, ИНН или карта те же, что у оператора, — 118. Пока сервер говорит с банком об этом выводе, return — отказ 158.
         *     effect — что сделано: settled, returned — вывод завершён так; compensated — вывод не дошёл, баллы начислены отдельной операцией;
         *     counted — деньги дошли, вывод входит в сумму года, баллы не двигались; noted — только записано; null — ждёт второго.
         */
        post: operations["decidePayoutFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/payout/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Расхождения с банком, по которым нет решения
         * @description Добавление к описанному. Старые сначала.
         */
        get: operations["getPayoutFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/payout/payees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Кому и сколько выплачено за год, файлом CSV
         * @description Добавление к описанному (E20). Строка на человека, сумма выводов, которые дошли, в рублях.
         */
        get: operations["getPayees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Найти людей по телефону, номеру инструмента, чеку или точке
         * @description Одно поле. Телефон в любом написании; серийный номер; чек — ФН, ФД и ФП в любом порядке через пробел или запятую, ФН и ФД, один ФП,
         *     текст QR-кода; точка — начала слов названия, ИНН или её id. Строка цифр ищется во всём, чем может быть. Операторов здесь нет.
         *     Ничего не похоже ни на что из этого — 6 у query; нет таких людей — пустой список. Поиск записывается (peopleSearched): чем искали и
         *     сколько нашли, без самой строки. POST, чтобы телефон не попал в адрес.
         */
        post: operations["searchDeskPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Человек, данные закрыты
         * @description Просмотр записывается (personRead), один раз за 5 минут у одного оператора. Оператора и удалённой учётной записи здесь нет — 120.
         */
        get: operations["getDeskPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Поправить баллы записью
         * @description Причину человек прочтёт в истории баллов. Сумма по модулю с поправками и решениями по выводам за последние 24 часа, вместе с теми, что
         *     ждут, — больше 1 000 у этого человека или у этого оператора: поправка становится строкой очереди correction и ждёт другого оператора.
         *     Снять больше, чем свободно, — 153, message называет, сколько свободно. Свой — 118; вторая поправка этому человеку, пока ждёт первая, — 146.
         */
        post: operations["correctDeskPersonPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Открытые данные
         * @description Пока идёт показ, открытый этим оператором; иначе 137. Номер паспорта целиком не показывается никогда.
         */
        get: operations["getDeskPersonDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Заблокировать
         * @description Сеансы и открытые соединения кончаются; начатая продажа либо уже записана целиком, либо получит отказ. Уже заблокирован — 145; свой
         *     человек (118) — другому оператору. Причина — для операторов, не короче 3 знаков.
         */
        post: operations["lockDeskPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/picture/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Изображение паспорта
         * @description Имя — из PersonDetails.pictures. Пока идёт показ, открытый этим оператором; иначе 137. Каждое открытое изображение — запись (passportOpened).
         *     GET /files/{id} изображений паспорта оператору не отдаёт. Не его паспорта и несуществующее — 120.
         */
        get: operations["getDeskPersonPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Открыть себе закрытые данные на 5 минут
         * @description Записывается с причиной (personRevealed). Самих данных в ответе нет: их отдаёт GET /desk/person/{id}/details до until. Повторный показ —
         *     ещё одна запись, 5 минут сначала. Свои данные — 118.
         */
        post: operations["revealDeskPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Завершить все сеансы
         * @description Открытые соединения кончаются тоже. Сеансов нет — успех; свой — 118.
         */
        post: operations["endDeskPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/tax-lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Закрыть или открыть вывод средств
         * @description Уже так — 145; свой — 118. Открытый после предела выплат за год остаётся открытым до конца года (E20).
         */
        post: operations["taxLockDeskPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Разблокировать
         * @description Не заблокирован — 145; свой — 118. Сеансы не возвращаются.
         */
        post: operations["unlockDeskPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Очереди поддержки, сколько в каждой и сколько просрочено
         * @description Добавление к описанному (C07).
         */
        get: operations["listDeskQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Обращения, новое сначала
         * @description machine — только тех, что кончились в этом сценарии; state вместе с machine — в этом его состоянии, как его называет атлас, или внутри
         *     него. Без записей шагов: открыть обращение — openDeskReport.
         */
        get: operations["listDeskReports"];
        put?: never;
        /**
         * Открыть обращение по коду
         * @description Просмотр записывается в журнал (reportOpened) раньше, чем приходит ответ. Нет такого или уже стёрто — 120.
         */
        post: operations["openDeskReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/reports/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Открыта запись из ссылки или из файла
         * @description Пишется в журнал (reportLinkOpened) раньше, чем пульт читает ссылку. Самой записи сервер не получает.
         */
        post: operations["noteReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e2c/add/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Адрес страницы банка, на которой вводят карту
         * @description Ничего не меняет (B07): привязку создаёт страница банка. Адрес действует 30 минут, одноразовый и подписан; в нём нет ни имени, ни
         *     телефона. Портал открывает его в новой вкладке. Карт уже 10 — отказ 155; банк не отвечает — отказ 158.
         */
        get: operations["getCardPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e2c/cash/out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Вывести баллы на карту
         * @description sum — целые рубли. В той же транзакции баллы снимаются с остатка и удерживаются; дальше вывод идёт в банк сам. Отказ 6 у sum —
         *     меньше наименьшей суммы или не целое число рублей; 153 — баллов не хватает; 154 — больше, чем разрешено за раз, за день или за
         *     год, message называет предел; 120 — карты нет. Порядок отказов по состоянию: locked, innNotApproved, notApproved, taxLocked (A71).
         *     message успеха портал показывает; null — «Успешно».
         */
        post: operations["cashOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e2c/get/card/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Карты человека
         * @description Карты, привязанные на странице банка, сначала новые, не больше 10. Номер — 16 знаков, восемь средних закрыты звёздочками (A73).
         */
        get: operations["getCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e2c/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Банк сообщает о карте или о выводе
         * @description Добавление к описанному: вызов банка, а не портала. Подпись — HMAC-SHA256 текста «секунды.тело» ключом договора, в заголовке Bank-Signature; чужая
         *     или устаревшая — отказ 121. Банк повторяет вызов, пока не получит 200: повтор ничего не меняет. Портал узнаёт о выводе и без
         *     этого вызова: сервер спрашивает банк сам.
         */
        post: operations["takeBankNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e2c/remove/card/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Удалить карту
         * @description Карта пропадает из списка и отвязывается в банке. Вывод на неё, который уже в пути, доходит до конца. Чужая и несуществующая карта
         *     отвечают одинаково, 120.
         */
        post: operations["removeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Положить файл
         * @description Один файл за вызов (несколько — отказ 500, не берётся ни один), png, jpg, jpeg или pdf по содержимому, до 10 МБ и 40 мегапикселей. Картинка перекодируется,
         *     имя на сервере случайное. Отказ — код 500 с сообщением. Файл, который никуда не приложен, стирается через 7 дней;
         *     таких файлов у человека бывает не больше 40, поэтому ключ повтора не нужен. Картинки перекодируются по очереди; когда
         *     ждёт слишком много, отказ 140 с Retry-After.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Взять файл
         * @description Имя файла не даёт права на него: файл виден владельцу, а файл чека или документа — всем, кому виден чек или документ. Чужой и
         *     несуществующий отвечают одинаково.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        /**
         * Стереть свой файл, который никуда не приложен
         * @description Добавление к описанным вызовам. Приложенный файл — отказ 125, чужой и несуществующий отвечают одинаково.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Что передаёт ссылка
         * @description Без входа (решение E17). Модель, серийный номер, день и сумма чека: ни продавца, ни номеров чека. Зарегистрировано — 127, отменена —
         *     128; просроченная, обрезанная и никогда не выданная отвечают одинаково, 129.
         */
        post: operations["openHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handover/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Покупатель регистрирует инструмент по ссылке
         * @description То же, что confirmBuyerPurchase, с чеком продавца: его данные сервер берёт сам. Ссылка на этом заканчивается. Кто по ней уже
         *     зарегистрировал, получает 107, другой — 127; своей же ссылкой продавец не регистрирует (6).
         */
        post: operations["registerHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * УПД или ТН
         * @description Виден владельцу, администратору точки, в которой продано, другой стороне и поддержке. Другая сторона — та, чей ИНН назван в
         *     документе и у кого подтверждена своя строка с номером из него. Чужой и несуществующий отвечают одинаково.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Вход по телефону и паролю
         * @description После пяти неверных паролей подряд старый пароль не принимается 15 минут, правильный тоже (111). Сколько осталось ждать,
         *     говорит Retry-After: уже в отказе пятой попытки и в каждом следующем.
         *     После запроса нового пароля код из SMS тоже подходит: 10 минут, 5 попыток, и во время этой паузы. Вход с ним делает его паролем
         *     и заканчивает остальные сессии.
         *     Известный, неизвестный, заблокированный и удалённый телефон отвечают одинаково.
         *
         *     Ответ даёт cookie `device`: по нему сервер узнаёт браузер, с которого в эту учётную запись уже входили, и считает его попытки и
         *     коды отдельно от чужих. Прав он не даёт. Пока из одного места или всего слишком много неудач, пароль из неузнанного браузера
         *     не проверяется (140), код из SMS подходит.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Закончить сессию на сервере
         * @description Добавление к описанным вызовам. Токен после ответа больше не действует.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-hit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Открыта страница
         * @description Только после согласия на cookie. Шлётся шаблон маршрута (`/tool/:id`), никогда не адрес: в шаблоне нет цифр, поэтому ни
         *     телефон, ни номер сюда не попадут. С учётной записью не связывается.
         */
        post: operations["recordPageHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problem-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Сообщить о проблеме
         * @description Входа не требует; с токеном обращение помнит, кто его отправил. Запись, которую не прочесть, — отказ 147. Обращений с одного адреса и
         *     от одного человека — не больше, чем надо людям, дальше 140. Повтор с тем же ключом второго обращения не создаёт.
         */
        post: operations["reportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problem-reports/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Стереть своё обращение
         * @description По ключу, который пришёл вместе с кодом. Нет такого обращения, уже стёрто и чужой ключ отвечают одинаково успешно: кода не угадать.
         */
        post: operations["eraseProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Отметить уведомление прочитанным
         * @description Повтор отвечает так же. Чужое и несуществующее уведомления отвечают одинаково, 404.
         */
        put: operations["markNotificationRead"];
        /**
         * Уведомления, от новых к старым
         * @description Портал спрашивает о последних пяти, когда число непрочитанных отвечает новой версией (ETag у countNotifications).
         *     link и supports — добавления к описанному.
         */
        post: operations["listNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-history/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Отметить прочитанными это уведомление и все прежние
         * @description Добавление к описанному. Что пришло после названного, остаётся непрочитанным: человек его ещё не видел. Повтор отвечает так же.
         *     Чужое и несуществующее уведомления отвечают одинаково, 404.
         */
        put: operations["markNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-history/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Сколько уведомлений не прочитано
         * @description Портал спрашивает каждые пять секунд, с одной вкладки браузера. ETag меняется с любым уведомлением человека: новым, прочитанным,
         *     удалённым. С тем же ETag в If-None-Match ответ 304 без тела: ни число, ни список не изменились.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Уведомления браузера, ключ, темы и подписка этого входа
         * @description Добавление к описанному. Подписка принадлежит входу: с ним она и заканчивается. Портал сравнивает `endpoint` с подпиской
         *     браузера; адрес подписки не пишется в адрес запроса.
         */
        get: operations["getPushSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Новый адрес той же подписки
         * @description Добавление к описанному. Браузер меняет адрес подписки сам, и узнаёт об этом его service worker, у которого нет токена. Право даёт
         *     прежний адрес вместе с прежним `auth`: этот секрет знают только браузер и сервер. Подписка остаётся за своим входом, человеком и
         *     согласием; на что-либо ещё эти данные прав не дают. Повтор отвечает так же. Неизвестный адрес, чужой секрет и новый адрес другой
         *     подписки отвечают одинаково, 404. Код 6 — как у подписки.
         */
        put: operations["movePushSubscription"];
        /**
         * Подписать этот вход на уведомления браузера
         * @description Добавление к описанному. Повтор отвечает так же; новая подписка входа заменяет прежнюю. Больше десяти подписок человека не
         *     бывает: самая старая уходит. Код 6: уведомления браузера выключены, служба доставки неизвестна или ключи негодны. Согласие пишется с
         *     временем при каждом включении, кроме повтора того же запроса.
         */
        post: operations["subscribeToPush"];
        /**
         * Отписать этот вход от уведомлений браузера
         * @description Добавление к описанному. Повтор отвечает так же; выход из портала отписывает сам.
         */
        delete: operations["unsubscribeFromPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * О чём сообщать браузеру
         * @description Добавление к описанному. Действует на все браузеры человека. Пока выбора не было, выбраны все темы. Портал прежнего выпуска не знает
         *     `team` и `money`: без них они такие же, как `profile`, от которой отделены.
         */
        put: operations["choosePushTopics"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Чек
         * @description Виден владельцу, администратору точки, в которой продано, другой стороне продажи и поддержке. Чужой и несуществующий отвечают
         *     одинаково.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/bind/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Попросить присоединиться к торговой точке
         * @description Статус становится SELLER_PENDING, администратор точки получает заявку. Одна заявка за раз — вторая получает 131; у кого точка
         *     уже есть — 132. Нет такой точки, или она сама ещё заявка, — 120; у точки нет администратора — 6.
         */
        post: operations["joinPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/get/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Своя торговая точка */
        get: operations["getCurrentPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/new/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Подать заявку на новую торговую точку
         * @description Статус становится ART_PENDING. Ошибки полей — объектом по именам полей retailPoint (6). Точка с этим ИНН и этим адресом уже
         *     есть или ждёт подтверждения — 133; своя заявка уже есть — 131, своя точка — 132.
         */
        post: operations["createPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Покинуть свою торговую точку
         * @description Точки больше нет, статус снова BUYER; продажи и баллы остаются. Администратор сначала передаёт права другому продавцу и отвечает
         *     на заявки; один, без продавцов и заявок, он покидает точку, и она остаётся без администратора. Иначе, и без точки, — отказ 500.
         */
        post: operations["leavePoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/v2/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Торговые точки по ИНН
         * @description Подтверждённые точки этого ИНН, по названию и адресу. Некорректный ИНН — отказ 6 с тем же текстом, что у поля.
         */
        get: operations["findPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/v2/get/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Своя заявка, которая ждёт ответа */
        get: operations["getPointApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/point/v2/get/join/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отменить свою заявку
         * @description Заявка присоединиться исчезает у администратора точки, заявка создать точку исчезает вместе с точкой; статус снова BUYER. Заявки
         *     уже нет (на неё ответили, её отменили) — отказ 500.
         */
        post: operations["cancelPointApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/buyer/purchase/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Покупатель регистрирует свой инструмент с чеком
         * @description Инструмент принадлежит одному покупателю; продажа продавцом этому не мешает. Номера нет в базе — 9.
         */
        post: operations["confirmBuyerPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Свои продажи */
        post: operations["listSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/get/all/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Свои продажи файлом CSV
         * @description Добавление к описанному (решение D199). Строки, порядок и права — как у listSales; порядок и состав определены до первого байта. Не
         *     больше 100 000 строк, иначе отказ 6. Последняя строка — «Строк» и их число: без неё файл пришёл не целиком.
         */
        post: operations["getSalesFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/handover/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Новая ссылка покупателю
         * @description Добавление к описанным вызовам. id — строка своих продаж с данными чека; резерва, чека из одной фотографии, продажи по документу и
         *     той, что не прошла проверку, по ссылке не передают (6). Инструмент уже чей-то — 106. Прежняя ссылка на эту продажу больше не
         *     действует. Ссылка живёт сутки.
         */
        post: operations["issueHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/handover/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отменить ссылку покупателю
         * @description Ссылки, которая ещё действует, нет, строка чужая или её нет — ответ один, 120. По ссылке уже зарегистрировано — 127.
         */
        post: operations["revokeHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/handover/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Что стало со ссылкой покупателю
         * @description О последней ссылке на свою продажу; окно с ней спрашивает, пока открыто. Чужая и несуществующая продажа — 120.
         */
        post: operations["getHandoverState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Что происходит с продажами сейчас
         * @description Дополнение для главной продавца (D49): баллы, которые придут, когда проверки закончатся, и строки, которые ждут его самого.
         */
        get: operations["getSalesOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/seller/purchase/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Продавец регистрирует продажу с чеком
         * @description Серийный номер продаётся один раз, чек принадлежит одному продавцу. Номера нет в базе — 84.
         *     Свой резерв этот же вызов превращает в продажу. Чек из одной фотографии уходит на ручную проверку.
         *     Координаты, время и gps принимаются, но решает сервер.
         */
        post: operations["confirmSellerPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/v2/get/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сколько у человека продаж */
        get: operations["countSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/v2/legal/buyer/purchase/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Компания регистрирует инструменты, купленные по УПД или ТН
         * @description Как confirmCompanySale, но со стороны покупателя. Документ находят компания, номер, день и ИНН продавца; инструмент принадлежит
         *     одному покупателю, продажа продавцом этому не мешает. Отказ 6 называет поля — upd, time, sellerInn, sum, imageUrl (файлы); ИНН
         *     самой компании — отказ 6 у sellerInn.
         */
        post: operations["confirmCompanyPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/v2/legal/seller/purchase/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Продавец регистрирует продажу компании по УПД или ТН
         * @description id — серийные номера через запятую, не больше 100 и не длиннее 1 500 знаков. Продажа больше этого идёт частями, каждая со своим
         *     ключом повтора. Документ находят его собственные данные: человек, номер УПД или ТН, день и ИНН покупателя. Части с теми же
         *     данными попадают в один документ, в нём не больше 1 000 инструментов (дальше отказ 116). Сумму последней части и все её файлы
         *     документ берёт себе, пока по нему ничего не решено; потом другая сумма — отказ 6 у sum.
         *     Часть регистрируется целиком или никак. Если какие-то номера зарегистрировать нельзя, отказ 115, а message называет их:
         *     ключи — серийные номера, значения — причины. С offline=true номера, которых нет в базе, уходят на ручную проверку (PENDING).
         *     Строки ждут решения поддержки, баллы приходят после него (C01). Свой резерв становится продажей.
         *     Отказ 6 называет поля — upd, time, buyerInn, sum, imageUrlSeller; ИНН своей точки и свой собственный — отказ 6 у buyerInn.
         */
        post: operations["confirmCompanySale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Зарезервировано
         * @description Отвечает успехом и ничего не делает.
         */
        post: operations["postStub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Адреса России по началу
         * @description Встроенный список городов или DaData, как настроен сервер; не больше десяти. Встроенный знает только города: улицу и дом
         *     человек дописывает сам. Когда служба подсказок не отвечает — отказ 500: адрес можно написать самому (A52).
         *     Вопросы считаются вместе с городами, сверх меры 429 (D152).
         */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Города России по началу названия
         * @description Встроенный список или DaData, как настроен сервер; не больше десяти. Когда служба подсказок не отвечает — отказ 500: город
         *     можно написать самому. 60 вопросов в минуту и 400 в сутки у человека, вместе с адресами, дальше 429 (D152).
         */
        get: operations["suggestCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Компания по ИНН
         * @description Что реестр знает о компании: название и что с ней сейчас. `company: null` — реестр такого ИНН не знает. Встроенного реестра
         *     нет: без DaData ответ 500, кроме компаний демонстрации; название пишут сами. Вопросы считаются вместе с городами (D152).
         *     ИНН из 12 цифр не спрашивают: он человека (D270).
         */
        get: operations["suggestCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/certificate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Сертификат гарантии, PDF
         * @description Добавление к описанным вызовам. id — строка своих инструментов с датой гарантии; у строки без неё, чужой и несуществующей ответ
         *     один, 120. QR код на листе ведёт на /w/{token}; снова напечатанный лист несёт тот же токен, пока владелец его не отозвал.
         *     Гарантия закончилась — лист всё равно отдаётся.
         */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/certificate/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отозвать сертификат гарантии
         * @description Токены всех напечатанных листов этого инструмента больше не действуют, следующий лист несёт новый. Листа не было, он отозван,
         *     строка чужая или её нет — ответ один, 120.
         */
        post: operations["revokeCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/reserve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Продавец резервирует инструмент, пока чека нет
         * @description Серийный номер продаётся или резервируется один раз. Резерв держится 30 дней; продажа с чеком
         *     (confirmSellerPurchase) превращает свой резерв в продажу. Номера нет в базе — 84, и с offline=true он уходит на ручную
         *     проверку (PENDING) и освобождается через те же 30 дней; номер, который начинается с 9, без чека добавить нельзя — 9,
         *     с offline тоже. Резервов и таких записей у продавца бывает не больше 10 сразу, дальше отказ 109.
         *     Координаты, время и gps принимаются, но решает сервер.
         */
        post: operations["reserveTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/reserve/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Снять свой инструмент с резерва
         * @description id — метка nfc инструмента. Строка исчезает из продаж, номер снова свободен. Чужой резерв, снятый, подтверждённый и
         *     никогда не бывший отвечают одинаково.
         */
        post: operations["releaseReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/tool/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Модель и документы инструмента
         * @description bonus, warrantyMonths и own — добавление к описанному: форма показывает их под номером. Баллы видит только тот, кто может
         *     продавать; гарантию — все. own — инструмент самого читателя, как в его списке; чей инструмент чужой, ответ не говорит.
         */
        get: operations["getToolInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/v2/availability/tool/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Можно ли зарегистрировать этот серийный номер
         * @description Решает payload — 0 можно, 1 нет в базе, 2 нельзя. Свой резерв можно: продажа с чеком подтвердит его, message об этом
         *     говорит. side — с чьей стороны спрашивают, добавление к описанному: без него это продажа для того, кто может продавать, и
         *     покупка для остальных. Предел вопросов один с getToolInformation (решение D27), дальше отказ 140 с Retry-After.
         */
        get: operations["checkAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/v2/of/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Инструменты покупателя */
        post: operations["listUserTools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/v2/of/user/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сколько у покупателя инструментов */
        get: operations["countUserTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/v2/of/user/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Инструменты покупателя файлом CSV
         * @description Добавление к описанному (решение D199). Строки, порядок и права — как у listUserTools; порядок и состав определены до первого байта. Не
         *     больше 100 000 строк, иначе отказ 6. Последняя строка — «Строк» и их число: без неё файл пришёл не целиком.
         */
        post: operations["getUserToolsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unknown-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Добавить вручную инструмент, которого нет в базе
         * @description Строка появляется на ручной проверке. side — с чьей стороны добавляют, добавление к описанному вызову; сервер проверяет право на эту сторону.
         */
        post: operations["addUnknownTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unknown-tools/v2/forLegal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отправить на ручную проверку номер, которого нет в базе, вместе с его документом
         * @description Строка появляется на ручной проверке (PENDING) в том же документе, в который попадут части с теми же данными. invoice с sellerInn —
         *     покупка, её добавляет компания; с buyerInn и imageUrlSeller — продажа, её добавляет продавец. Чужая сторона — отказ 121.
         *     Номер, который есть в базе, — отказ 6 с сообщением; занятый — 100, 101, 106 или 107; поля — как у confirmCompanySale и
         *     confirmCompanyPurchase.
         */
        post: operations["addUnknownCompanyTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Текущий пользователь */
        get: operations["getUser"];
        /**
         * Сохранить профиль человека
         * @description Профиль целиком: пустая строка очищает поле. Ошибки полей — объектом по именам полей (6), поля паспорта под своими именами.
         *     `version` — та, что пришла с GET /user; если профиль с тех пор сохранили, ничего не меняется и приходит 126. Новый ИНН уходит
         *     на проверку. Картинки паспорта — свои, из POST /files, нигде больше не приложенные; заменённые стираются сразу. Согласие
         *     записывается с названной редакцией текста и временем, один раз.
         */
        put: operations["saveProfile"];
        /**
         * Зарегистрировать человека
         * @description Код из SMS становится паролем. Неверный, просроченный, использованный код и телефон, у которого учётная запись уже есть,
         *     отвечают одинаково (6). Ошибки полей — объектом по именам полей (6). После пяти неверных кодов 15 минут не принимается никакой
         *     (111). Согласие с соглашением записывается с его редакцией и временем, согласие на обработку персональных данных — с той
         *     редакцией, которую назвал запрос.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Новый пароль по SMS
         * @description Тело — поля формы, `mobile=7…&captchaToken=…`; тип text/plain, принимается и application/x-www-form-urlencoded. Старый пароль
         *     действует до первого входа с новым кодом: этот вход делает код паролем и заканчивает остальные сессии. Код действует
         *     10 минут, 5 попыток. Ответ не зависит от того, есть ли такая учётная запись; кто её не имеет, SMS не получит.
         *
         *     Код 500 — на этот телефон сегодня больше нельзя отправить код. Отметка капчи — как у POST /user/password/get.
         */
        post: operations["requestPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Код из SMS для регистрации
         * @description Отправить код на телефон: шесть цифр, действует 10 минут, 5 попыток. Повторить можно через 60 секунд, не больше 5 кодов для
         *     регистрации на телефон за сутки. Ответ не зависит от того, есть ли такая учётная запись: если есть, SMS говорит об этом и
         *     кода в ней нет.
         *
         *     С `captchaToken` — первая отправка. Без него — повтор в течение 10 минут после отправки тем же клиентом, прошедшим проверку;
         *     остальным без токена сервер отправляет редко, на случай, если проверка у человека не загрузилась (141, когда нельзя).
         */
        post: operations["requestRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Свои сеансы
         * @description Где открыта учётная запись: сначала те, которыми пользовались последними, не больше 20. Добавление к описанным вызовам.
         *     Время последнего действия пишется не чаще раза в десять минут.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Завершить свой сеанс
         * @description Его токен больше не действует, и уведомления его браузера кончаются. Чужой, несуществующий и уже законченный сеанс отвечают
         *     одинаково, 120.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Завершить остальные свои сеансы
         * @description Все, кроме сеанса этого вызова.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Состояние пользователя в программе */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/confirm/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Удалить учётную запись
         * @description Личные данные исчезают сразу: из таблиц и файлов; записи о баллах остаются под псевдонимом, невыведенные баллы сгорают, все
         *     сессии заканчиваются. Неверный, просроченный и использованный код и неизвестный телефон отвечают одинаково (6); после пяти
         *     неверных кодов 15 минут не принимается никакой (111).
         */
        post: operations["confirmDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Текущая компания */
        get: operations["getLegalUser"];
        /**
         * Сохранить профиль компании
         * @description Те же правила, что у PUT /user; заполнены должны быть все поля.
         */
        put: operations["saveLegalProfile"];
        /**
         * Зарегистрировать компанию
         * @description Те же правила, что у POST /user. Компания работает только в режиме покупателя.
         */
        post: operations["createLegalUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/legal/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Компания ли это
         * @description Сообщение «Юридическое лицо» решает. Обе части ответа те же, что у GET /user/v2/legal.
         */
        get: operations["checkLegal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/request/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Код из SMS для удаления учётной записи
         * @description Код действует 10 минут, 5 попыток; повторить можно через 60 секунд, не больше 5 кодов для удаления на телефон за сутки. Ответ
         *     не зависит от того, есть ли такая учётная запись; кто её не имеет, SMS не получит.
         *
         *     С `captchaToken` и без него — как у POST /user/password/get; своя почасовая доля без проверки (141, когда её нет).
         */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warranty/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Гарантия по токену с сертификата
         * @description Без входа (решение E17). Ни человека, ни серийного номера: только его последние четыре цифры. Отозванный токен, обрезанный и никогда
         *     не выданный отвечают одинаково, 120.
         */
        get: operations["checkWarranty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Accepted: {
            /** @description Десять кодов восстановления, каждый на один вход; null в MODE=demo */
            recoveryCodes: string[] | null;
        };
        /** @description Причина, словами; короче 3 знаков — отказ 6 у reason */
        ActReason: string;
        AddressSuggestion: {
            /** @description «широта,долгота»; пусто — неизвестны */
            coordinates: components["schemas"]["Coordinates"];
            /** @description Где он; null — видно из самого адреса */
            region: string | null;
            /** @description Адрес или его начало, как его записать в заявку */
            value: string;
        };
        AltchaTask: {
            /** @description Как его даёт и принимает altcha-lib */
            challenge: {
                parameters: {
                    /** @example PBKDF2/SHA-256 */
                    algorithm: string;
                    cost: number;
                    data?: {
                        [key: string]: string | number | boolean | null;
                    };
                    keyLength: number;
                    keyPrefix: string;
                    keySignature?: string;
                    nonce: string;
                    salt: string;
                };
                signature: string;
            };
            expiresAt: components["schemas"]["Instant"];
            /** @constant */
            provider: "altcha";
        };
        /** @description Чек с данными или одна фотография чека; чек без данных уходит на ручную проверку */
        AnyReceipt: components["schemas"]["Receipt"] | components["schemas"]["PhotoReceipt"];
        AuditEntry: {
            /** @description Кто это сделал; null — никто из вошедших */
            actor: components["schemas"]["AuditPerson"] | null;
            at: components["schemas"]["Instant"];
            /** @description Что произошло; русские слова событий и причин — в src/domain/desk/audit-words.ts */
            event: string;
            /** @description Номер строки журнала */
            id: string;
            /** @description Что написал оператор; без слов — чьё это решение, если не человека за браузером: налоговой службы, команды на сервере */
            note: string | null;
            /** @description Номер строки, точки, документа, о которых речь */
            object: string | null;
            /** @description Почему */
            reason: string;
            /** @description С кем это произошло; null — ни с кем */
            subject: components["schemas"]["AuditPerson"] | null;
        };
        AuditPerson: {
            /** @description null — учётную запись удалили */
            id: string | null;
            /** @description Имя оператора; у остальных фамилия и инициалы */
            name: string;
        };
        BankNotice: {
            /** @description Номер привязки; повтор с ним ничего не меняет */
            binding: string;
            /** @description Номер карты у банка */
            card: string;
            customer: string;
            /** @constant */
            event: "cardBound";
            pan: components["schemas"]["Pan"];
        } | {
            binding: string;
            customer: string;
            /** @constant */
            event: "cardRefused";
            reason: string | null;
        } | {
            /** @constant */
            event: "payout";
            /** @description Ключ повтора вывода */
            key: string;
            reason: string | null;
            /** @enum {string} */
            state: "accepted" | "settled" | "refused";
        };
        /** @description Принимается и ничего не значит — кто это, сервер знает по токену (B06) */
        CallerId: {
            id: string;
        };
        Card: {
            cardId: string;
            pan: components["schemas"]["Pan"];
        };
        /** @description Проверка заявки. off — не выполнялась, note говорит почему */
        CaseCheck: {
            /** @description Подробность, по-русски */
            note: string | null;
            /** @enum {string} */
            outcome: "fired" | "passed" | "off";
            rule: components["schemas"]["CheckRule"];
        };
        /** @description Что было с этим номером, документом или человеком раньше */
        CaseEvent: {
            at: components["schemas"]["Instant"];
            text: string;
        };
        /**
         * @description tool — инструмент на ручной проверке по чеку или без него · document — УПД или ТН, строки которого ждут · inn — ИНН, о котором
         *     налоговая служба ничего не сказала · point — заявка на новую точку · finding — находка о чеке (F02) · payout — расхождение с банком ·
         *     correction — поправка баллов, которая ждёт второго оператора
         * @enum {string}
         */
        CaseKind: "tool" | "document" | "inn" | "point" | "finding" | "payout" | "correction";
        /** @description Поле заявки рядом с тем, что сказала налоговая служба или другая сторона */
        CaseRow: {
            /** @enum {string} */
            agrees: "yes" | "no" | "unknown";
            /** @description В заявке */
            claimed: string | null;
            /** @description Название поля, по-русски */
            label: string;
            /** @description В ответе; null — не сказано */
            official: string | null;
        };
        /** @description Всё, что нужно для решения */
        CaseView: {
            case: components["schemas"]["DeskCase"];
            /** @description Когда ответила налоговая служба */
            checkedAt: components["schemas"]["Instant"] | null;
            checks: components["schemas"]["CaseCheck"][];
            /** @description Фотографии и документы, имена для GET /files/{id} */
            files: components["schemas"]["FileName"][];
            history: components["schemas"]["CaseEvent"][];
            /** @description Номера нет в базе: решение может назвать модель */
            needsModel: boolean;
            rows: components["schemas"]["CaseRow"][];
            /** @description «200.00036 · продавцу +900 баллов» */
            summary: string | null;
            /** @description Какие решения есть у этой строки; те, что не первые, ждут второго оператора */
            verdicts: components["schemas"]["Verdict"][];
            /** @description Что видел оператор; решение называет её */
            version: number;
            /** @description null — учётную запись удалили */
            who: components["schemas"]["CaseWho"] | null;
        };
        /** @description Чья заявка; имя закрыто */
        CaseWho: {
            /** @description Для GET /desk/person/{id} */
            id: string;
            /** @description Фамилия и инициалы, или название компании */
            name: string;
            /** @description Название торговой точки */
            point: string | null;
            /** @description Продавец, Покупатель, Компания, Администратор точки, Получатель */
            role: string;
        };
        ChatMessage: {
            about?: components["schemas"]["ChatSubject"] | null;
            /** @description Когда отправлено; добавление к описанному */
            dateTime?: components["schemas"]["Instant"] | null;
            /** @description Добавление к описанному. У разделителя нет */
            id?: string;
            /** @description value — имя файла, какого бы он ни был типа */
            isImage: boolean;
            /** @description Прочитано другой стороной */
            isRead: boolean;
            /** @description Ключ, с которым сообщение отправлено; только у своих. Добавление к описанному */
            key?: string | null;
            /**
             * @description 1 — своё, 2 — поддержки, 3 — разделитель, value — день дд.ММ.гггг
             * @enum {string}
             */
            type: "1" | "2" | "3";
            /** @description Текст, или имя файла */
            value: string;
        };
        /** @description Переписки, которые ждут ответа и никем не взяты */
        ChatQueue: {
            /** @description 100 — сто или больше */
            count: number;
            oldest: components["schemas"]["Instant"] | null;
        };
        /** @description О чём сообщение; добавление к описанному */
        ChatSubject: {
            id: string;
            /** @enum {string} */
            kind: "sale" | "tool" | "payout";
            /** @description Как сервер называет это: «Продажа 100.00001» */
            title: string;
        };
        /**
         * @description Что переписка умеет сверх описанного: before — страница перед сообщением, key — ключ повтора у SEND, about — о чём сообщение. Стоит
         *     рядом с payload, потому что описанный payload — сам список. Без поля портал об этом не просит.
         */
        ChatSupports: ("before" | "key" | "about")[];
        /**
         * @description samePhoto — фотография уже была · belowPrice — сумма ниже цены модели · manyInMinute — много заявок за минуту · receiptsInRow —
         *     номера чеков подряд · beforeMade — продан раньше, чем сделан · sharedCard — карта у многих людей · sharedInn — ИНН у многих ·
         *     otherModel — ни одна строка чека не называет модель
         * @enum {string}
         */
        CheckRule: "samePhoto" | "belowPrice" | "otherModel" | "manyInMinute" | "receiptsInRow" | "beforeMade" | "sharedCard" | "sharedInn";
        CitySuggestion: {
            /** @description Где он; null — сам по себе регион */
            region: string | null;
            /** @description Город, как его записать в профиль */
            value: string;
        };
        CodeRequest: {
            captchaToken?: string;
            mobile: components["schemas"]["Mobile"];
        };
        CompanyProfile: {
            birthday: components["schemas"]["FormDay"];
            city: components["schemas"]["FormCity"];
            consentEdition?: components["schemas"]["ConsentEdition"];
            email: components["schemas"]["FormEmail"];
            license: components["schemas"]["License"];
            mobile: components["schemas"]["Mobile"];
            organization_inn: components["schemas"]["FormInn"];
            organization_name: components["schemas"]["FormName"];
            responsible: components["schemas"]["FormName"];
            version: components["schemas"]["ProfileVersion"];
        };
        /** @description Компания, какой её знает реестр */
        CompanySuggestion: {
            /** @description День, когда её закрыли; null — открыта, или день неизвестен */
            closedOn: components["schemas"]["WireDay"] | null;
            /** @description Название, как в реестре */
            name: string;
            /**
             * @description Что с компанией сейчас
             * @enum {string}
             */
            status: "ACTIVE" | "LIQUIDATING" | "LIQUIDATED" | "BANKRUPT" | "REORGANIZING";
        };
        /**
         * @description Редакция текста согласия на обработку персональных данных, с которой человек согласился; записывается со временем
         * @example 1
         */
        ConsentEdition: string;
        /** @description «широта,долгота» или пусто */
        Coordinates: string;
        /**
         * @description done — записана · waiting — ждёт второго оператора · refused — второй оператор отказал
         * @enum {string}
         */
        CorrectionState: "done" | "waiting" | "refused";
        DemoAccount: {
            /** @description Оператор: входит на /desk, а не на портал */
            isDesk: boolean;
            mobile: components["schemas"]["Mobile"];
            /**
             * @description Режим, в котором эта запись интересна
             * @enum {string}
             */
            mode: "seller" | "customer";
            name: string;
            /** @description Кто это и в каком состоянии */
            notes: string;
        };
        DemoMessage: {
            at: components["schemas"]["Instant"];
            id: string;
            mobile: components["schemas"]["Mobile"];
            text: string;
        };
        /** @description Строка очереди */
        DeskCase: {
            /** @description Почему ждёт, одной строкой */
            detail: string;
            /** @description К какому времени решение обещано (C05) */
            due: components["schemas"]["Instant"];
            /** @description Почему последнее решение не исполнено; строка ждёт снова */
            failed: string | null;
            id: string;
            isLate: boolean;
            kind: components["schemas"]["CaseKind"];
            pending: components["schemas"]["Pending"] | null;
            /**
             * @description Чья сторона; null, где сторон нет
             * @enum {string|null}
             */
            side: "seller" | "buyer" | null;
            /** @description С какого времени ждёт */
            since: components["schemas"]["Instant"];
            /** @description Проверки заявки, которые сработали, сильная первой. Человеку их не показывают */
            suspicion: components["schemas"]["CheckRule"][];
            takenBy: components["schemas"]["TakenBy"] | null;
            /** @description Модель, «УПД или ТН № 15», «ИНН», название точки */
            title: string;
        };
        /** @description Переписка в очереди поддержки */
        DeskChat: {
            id: string;
            lastMessage: string | null;
            /** @description Фамилия и инициалы, или название компании */
            name: string;
            /** @enum {string} */
            status: "waiting" | "taken" | "closed";
            /** @description Кто ведёт; null — никто */
            takenBy: components["schemas"]["DeskOperator"] | null;
            unread: number;
            /** @description Когда пришло первое сообщение без ответа */
            waitingSince: components["schemas"]["Instant"] | null;
        };
        /** @description Кто пишет; имя и телефон закрыты */
        DeskChatPerson: {
            /** @description Для GET /desk/person/{id} */
            id: string;
            /** @description Учётная запись заблокирована */
            isLocked: boolean;
            /** @description Вывод баллов закрыт */
            isTaxLocked: boolean;
            /** @description Последние две цифры телефона */
            mobileTail: string;
            /** @description Фамилия и инициалы, или название компании */
            name: string;
            /** @description Название торговой точки */
            point: string | null;
            /** @description Продавец, Продавец АРТ, Покупатель, Компания */
            role: string;
            /** @description Состояние проверки ИНН */
            taxStatus: string | null;
        };
        /** @description Что с перепиской */
        DeskChatState: {
            /** @enum {string} */
            status: "waiting" | "taken" | "closed";
            /** @description Кто ведёт; null — никто */
            takenBy: components["schemas"]["DeskOperator"] | null;
        };
        /** @description О чём пишет человек, и что с этим сейчас */
        DeskChatSubject: {
            /** @description С какого времени */
            at: components["schemas"]["Instant"];
            id: string;
            /** @enum {string} */
            kind: "sale" | "tool" | "payout";
            /** @description Название модели; null — неизвестна или это вывод */
            model: string | null;
            /** @description Статус продажи или шаг вывода */
            status: string;
            /** @description Продажа 100.00001, Вывод 500 ₽ */
            title: string;
        };
        DeskMe: {
            id: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Сколько кодов восстановления осталось; null без второго фактора */
            recoveryLeft: number | null;
        };
        DeskOperator: {
            id: string;
            /** @description Фамилия и первая буква имени */
            name: string;
        };
        /** @description Человек, данные закрыты */
        DeskPerson: {
            /** @description Сколько карт */
            cards: number;
            /** @description Что ждёт решения, старшие сначала */
            cases: components["schemas"]["PersonCase"][];
            /** @description null — в чат не писал */
            chat: components["schemas"]["PersonChat"] | null;
            corrections: components["schemas"]["PersonCorrection"][];
            /** @description Закрыта: «a•••@example.org»; null — не указана */
            email: string | null;
            /** @description Журнал о нём, новое сначала */
            events: components["schemas"]["AuditEntry"][];
            hasPassport: boolean;
            id: string;
            /** @description Закрыт: «77••••••••80»; null — не указан */
            inn: string | null;
            /** @enum {string|null} */
            innStatus: "ACCEPTED" | "MANUAL_CHECK" | "AWAITING_CHECK" | "REFUSED" | null;
            /** @description Профиль полный */
            isComplete: boolean;
            isLegalEntity: boolean;
            /** @description Свой этому оператору (тот же ИНН или карта): поправить и закрыть его может только другой */
            isOwn: boolean;
            /** @description null — не заблокирован */
            lock: components["schemas"]["Limited"] | null;
            mobileTail: components["schemas"]["MobileTail"];
            /** @description Фамилия и инициалы, или название компании */
            name: string;
            /** @description Название торговой точки */
            point: string | null;
            points: components["schemas"]["PersonPoints"];
            /** @description Обращения «Сообщить о проблеме» (решение D257), новые сначала */
            reports: components["schemas"]["ListedReport"][];
            /** @description Как у FoundPerson */
            role: string;
            sessions: {
                count: number;
                lastSeen: components["schemas"]["Instant"] | null;
            };
            /** @description До какого времени открыты его данные этому оператору; null — закрыты */
            shownUntil: components["schemas"]["Instant"] | null;
            /** @description С какого времени в портале */
            since: components["schemas"]["Instant"];
            status: components["schemas"]["PersonStatus"];
            /** @description null — вывод средств открыт */
            taxLock: components["schemas"]["Limited"] | null;
            tools: components["schemas"]["PersonTool"][];
        };
        DeskReport: {
            /** @description Когда пришло */
            at: components["schemas"]["Instant"];
            code: string;
            ends: components["schemas"]["Instant"];
            height: number;
            /** @description Слова человека */
            note: string;
            /** @description Кто отправил; null, если без входа */
            person: components["schemas"]["ReportPerson"] | null;
            /** @description Шаблон маршрута */
            place: string;
            /** @description Запись шагов */
            recording: string;
            /** @description Версия портала, которая вела запись */
            release: string;
            /** @description Обращения, которые кончились там же и так же */
            same: {
                codes: string[];
                /** @description Без этого; не больше 100 */
                count: number;
            };
            theme: components["schemas"]["ReportTheme"];
            /** @description Ширина окна в пикселях CSS */
            width: number;
        };
        EndedReport: {
            at: components["schemas"]["Instant"];
            code: string;
            /** @description Сценарий последнего шага; пусто без шагов */
            machine: string;
            /** @description Первые 100 знаков слов; может быть пустым */
            note: string;
            /** @description Его состояние */
            state: string;
        };
        /**
         * @description Что с продажей сейчас: шаг, кто делает следующий, до какого времени, какое поле чека не сошлось или почему отказано.
         *     Сервер отдаёт это с каждой строкой; строка без него тоже понятна порталу.
         * @example {
         *       "step": "taxCheck",
         *       "next": "taxService",
         *       "until": "2026-11-21T09:30:00.000Z",
         *       "isOverdue": false,
         *       "retryAt": null,
         *       "disagreed": null,
         *       "reason": null
         *     }
         */
        Fate: {
            /**
             * @description Поле чека, которое не сошлось; null — служба его не назвала
             * @enum {string|null}
             */
            disagreed: "fn" | "fd" | "fp" | "sum" | "time" | null;
            /** @description Срок прошёл */
            isOverdue: boolean;
            /**
             * @description Кто действует следующим: owner — владелец строки, taxService, desk — поддержка, nobody — никто
             * @enum {string}
             */
            next: "owner" | "taxService" | "desk" | "nobody";
            /** @description Почему отказано при ручной проверке, словами поддержки; null — не отказано, или причина не записана */
            reason: string | null;
            /** @description Когда налоговую службу спросят снова */
            retryAt: components["schemas"]["Instant"] | null;
            /**
             * @description reserved — в резерве до until · taxCheck — налоговая служба проверяет чек · taxSilent — служба не отвечает, спросим
             *     снова в retryAt · taxAbsent — у службы
             *     такого чека пока нет, спросим в retryAt, через три дня посмотрят люди · toolCheck — номера нет в базе, смотрят люди · photoCheck — у чека есть только фотография, смотрят
             *     люди · receiptCheck — чек смотрят люди · invoiceCheck — УПД или ТН смотрят люди · finished — зарегистрировано · receiptRefused — чек не подтверждён, поле в
             *     disagreed · deskRefused — отказано при ручной проверке · reserveExpired — срок резерва истёк
             * @enum {string}
             */
            step: "reserved" | "taxCheck" | "taxSilent" | "taxAbsent" | "toolCheck" | "photoCheck" | "receiptCheck" | "invoiceCheck" | "finished" | "receiptRefused" | "deskRefused" | "reserveExpired";
            /** @description До какого времени; null — срока нет */
            until: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Имя файла из ответа POST /files
         * @example 3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg
         */
        FileName: string;
        /** @description Расхождение вывода с выпиской банка. Суммы в копейках */
        Finding: {
            bank: number | null;
            bankReference: string | null;
            day: components["schemas"]["WireDay"];
            foundAt: components["schemas"]["Instant"];
            id: string;
            /**
             * @description missing — у нас дошёл, в выписке нет · doubled — в выписке дважды · unknown — в выписке есть, у нас такого нет · differs — суммы
             *     разные · returnedButPaid — у нас вернулся, в выписке ушёл · unanswered — банк так и не ответил
             * @enum {string}
             */
            kind: "missing" | "doubled" | "unknown" | "differs" | "returnedButPaid" | "unanswered";
            /** @description Сумма выше предела одного оператора */
            needsSecond: boolean;
            ours: number | null;
            payoutId: string | null;
            /**
             * @description Решение первого оператора, которое ждёт второго
             * @enum {string|null}
             */
            waiting: "settle" | "return" | null;
        };
        FormCity: string;
        /** @description dd-MM-yyyy или пусто */
        FormDay: string;
        FormEmail: string;
        FormInn: string;
        FormName: string;
        /**
         * @description phone — телефон · serial — серийный номер · receipt — чек · point — торговая точка
         * @enum {string}
         */
        FoundBy: "phone" | "serial" | "receipt" | "point";
        FoundPerson: {
            foundBy: components["schemas"]["FoundBy"];
            id: string;
            isLocked: boolean;
            mobileTail: components["schemas"]["MobileTail"];
            /** @description Фамилия и инициалы, или название компании */
            name: string;
            /** @description Название торговой точки */
            point: string | null;
            relation: components["schemas"]["Relation"];
            /** @description Словами: Продавец, Покупатель, Компания, Администратор точки, Заявка продавца, Заявка на точку */
            role: string;
            status: components["schemas"]["PersonStatus"];
        };
        /**
         * @description Торговая точка в поиске. Директора и его телефон видят только свои
         * @example {
         *       "id": "0d8f2f5e-1b5e-4c42-8f6d-3d6f0c9e0001",
         *       "name": "Инструмент Профи",
         *       "address": "Москва, ул. Складочная, 1",
         *       "inn": "7707083893"
         *     }
         */
        FoundPoint: {
            address: string;
            id: string;
            inn: string;
            name: string;
        };
        /** @description Точность в метрах или пусто */
        Gps: string;
        /** @description Продажа, как её видит каждый, кто держит ссылку. Номеров чека и его фотографий здесь нет */
        Handover: {
            dateTime: components["schemas"]["WireTime"];
            model: {
                imageUrl?: components["schemas"]["ModelPicture"];
                name: string | null;
            };
            sn: components["schemas"]["Serial"];
            totalSum: string;
            /** @description До какого момента действует ссылка */
            until: components["schemas"]["Instant"];
        };
        /** @description Ссылка покупателю */
        HandoverLink: {
            model: {
                imageUrl?: components["schemas"]["ModelPicture"];
                name: string | null;
            };
            sn: components["schemas"]["Serial"];
            /** @description Токен */
            token: string;
            /** @description До какого момента действует */
            until: components["schemas"]["Instant"];
        };
        HandoverSale: {
            /** @description Строка своих продаж */
            id: string;
        };
        /** @description Что стало с последней ссылкой на продажу */
        HandoverState: {
            /**
             * @description Ссылки не было · ждёт покупателя · по ней зарегистрировано · больше не действует
             * @enum {string}
             */
            state: "none" | "open" | "used" | "ended";
            until: components["schemas"]["Instant"] | null;
        };
        HandoverToken: {
            /** @description Токен из ссылки; каким бы он ни был, неизвестный отвечает 129 */
            token: string;
        };
        /**
         * @description Движение баллов. Вывод — одна строка: DISCHARGE с суммой ниже нуля, пока он идёт и когда дошёл; DISCHARGE_FAILED, когда не прошёл и
         *     баллы вернулись: сумма та, что не ушла, на остаток она не влияет.
         */
        HistoryEntry: {
            /** @description Рубли, со знаком */
            amount: number;
            comment: string | null;
            created_time: components["schemas"]["Instant"];
            dateTime: components["schemas"]["Instant"];
            /** @description Номер движения. Добавление к описанному */
            id?: string;
            operation: components["schemas"]["HistoryOperation"];
            payout?: components["schemas"]["Payout"] | null;
        };
        /** @enum {string} */
        HistoryOperation: "CHARGE_FOR_SALE" | "CHARGE_FOR_BUY" | "CHARGE_FOR_ADMIN" | "MANUAL_CHARGE_BUYER" | "MANUAL_CHARGE_SELLER" | "MANUAL_CHARGE_ART" | "DISCHARGE" | "DISCHARGE_FAILED";
        /** @description Только эти операции. Добавление к описанному */
        HistoryOperations: components["schemas"]["HistoryOperation"][];
        /**
         * @description Что история умеет сверх описанного: filter — operations, from и to, cursor — cursor и next, export — файл CSV. Без поля портал этого
         *     не просит (E16).
         */
        HistorySupports: ("filter" | "cursor" | "export")[];
        /**
         * @description Имя картинки из ответа POST /files
         * @example 3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg
         */
        ImageName: string;
        /**
         * @description Момент, ISO 8601 в UTC
         * @example 2026-11-20T09:30:00.000Z
         */
        Instant: string;
        Invitation: {
            /** @description Когда ссылка кончится */
            ends: components["schemas"]["Instant"];
            /** @description Две последние цифры телефона */
            mobileTail: string;
            /** @description Имя и фамилия оператора */
            name: string;
            /** @description Ключ для приложения, base32; null в MODE=demo */
            secret: string | null;
            /** @description То же для QR-кода, otpauth://totp/… */
            uri: string | null;
        };
        /** @description Что стоит в ссылке после решётки; каким бы ни был, неизвестный отвечает 6 */
        InvitationToken: string;
        /** @description Файлы документа, имена из ответов POST /files; файлы загрузил тот же человек */
        InvoiceFiles: components["schemas"]["FileName"][];
        /**
         * @description ИНН другой стороны. Проверяет сервер, неверный — отказ 6 у поля
         * @example 7707083893
         */
        InvoiceInn: string;
        /**
         * @description Номер УПД или ТН
         * @example 15
         */
        InvoiceNumber: string;
        /**
         * @description Сумма документа в рублях, два знака после точки. Проверяет сервер, неверная — отказ 6 у поля
         * @example 14970.00
         */
        InvoiceSum: string;
        /**
         * @description Документ, как его показывает портал. Чего знает только другая сторона — её id и файлы, — есть, когда она тоже зарегистрировала
         *     те же инструменты по документу с этим номером и обе стороны подтверждены.
         * @example {
         *       "id": "9d3c6a20-8c30-4d72-8a77-5a902d0c0001",
         *       "upd": "15",
         *       "buyerId": "00000000-0000-4000-8001-000000000006",
         *       "buyerInn": "7707083893",
         *       "sellerId": null,
         *       "sellerInn": "7736050003",
         *       "createdTime": "2026-11-20T09:30:00.000Z",
         *       "dateTime": "20-11-2026T00:00:00",
         *       "sum": "14970.00",
         *       "imageUrlBuyer": [
         *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.pdf"
         *       ],
         *       "imageUrlSeller": [],
         *       "rows": {
         *         "total": 3,
         *         "waiting": 1,
         *         "approved": 1,
         *         "refused": 1
         *       },
         *       "tools": []
         *     }
         */
        InvoiceView: {
            buyerId: string | null;
            buyerInn: string | null;
            createdTime: components["schemas"]["Instant"];
            dateTime: components["schemas"]["WireTime"] | null;
            id: string;
            imageUrlBuyer: components["schemas"]["FileName"][];
            imageUrlSeller: components["schemas"]["FileName"][];
            /** @description Сколько инструментов в документе и что с ними. Добавление к описанному */
            rows: {
                approved: number;
                refused: number;
                total: number;
                waiting: number;
            };
            sellerId: string | null;
            sellerInn: string | null;
            sum: string | null;
            /** @description Инструменты документа, которые читатель может видеть, не больше 50. Добавление к описанному */
            tools: components["schemas"]["PaperRow"][];
            upd: string | null;
        };
        /** @description Проверка и сама компания в одном ответе */
        LegalAnswer: {
            /** @constant */
            code: 0;
            /** @enum {string} */
            message: "Юридическое лицо" | "Физическое лицо";
            payload: components["schemas"]["LegalUser"] | null;
        };
        /**
         * @description Компания
         * @example {
         *       "id": "5f0c3a2e-8d0b-4b39-9a7e-0a4e5c5f1a06",
         *       "responsible": "Петрова Алла Юрьевна",
         *       "organization_name": "ООО Ромашка",
         *       "organization_inn": "7728168971",
         *       "email": "office@example.org",
         *       "city": "Казань",
         *       "mobile": "79000000006",
         *       "birthday": "01-02-1980",
         *       "locked": false,
         *       "isLegalEntity": true,
         *       "version": 1,
         *       "receiptAge": {
         *         "saleDays": 90,
         *         "purchaseYears": 3
         *       }
         *     }
         */
        LegalUser: {
            birthday: string | null;
            city: string | null;
            email: string | null;
            id: string;
            /** @constant */
            isLegalEntity: true;
            locked: boolean;
            mobile: string;
            organization_inn: string;
            organization_name: string;
            receiptAge?: components["schemas"]["ReceiptAge"];
            responsible: string;
            version: components["schemas"]["ProfileVersion"];
        };
        /** @description Согласие на обработку персональных данных; без него профиль не сохраняется */
        License: boolean;
        /** @description Кто закрыл, когда и почему */
        Limited: {
            /** @description null — неизвестно */
            at: components["schemas"]["Instant"] | null;
            /** @description Кто, словами: оператор, «Предел выплат за год»; null — неизвестно */
            by: string | null;
            /** @description null — причины не осталось: закрыла команда на сервере */
            reason: string | null;
        };
        /**
         * @description Сколько у человека строк каждого статуса за выбранный период; statuses и search на них не влияют. Только у первой страницы,
         *     то есть без cursor и с offset 0. Добавление к описанному.
         * @example {
         *       "FINISH": 30,
         *       "TAX_PENDING": 4,
         *       "PENDING": 3,
         *       "APPROVE_PENDING": 2,
         *       "FAIL": 3,
         *       "RESERVED": 3
         *     }
         */
        ListCounts: {
            APPROVE_PENDING: components["schemas"]["RowsOfStatus"];
            FAIL: components["schemas"]["RowsOfStatus"];
            FINISH: components["schemas"]["RowsOfStatus"];
            PENDING: components["schemas"]["RowsOfStatus"];
            RESERVED: components["schemas"]["RowsOfStatus"];
            TAX_PENDING: components["schemas"]["RowsOfStatus"];
        };
        /**
         * @description next прежнего ответа: страница сразу за прежней, offset при этом ничего не значит. Курсор принадлежит своему человеку,
         *     сортировке и фильтру; с другими, как и испорченный, он получает отказ 123. Добавление к описанному.
         */
        ListCursor: string;
        ListedReport: {
            at: components["schemas"]["Instant"];
            code: string;
            /** @description Первые 100 знаков слов; может быть пустым */
            note: string;
        };
        /**
         * @description Первый день периода, он сам входит; дни московские. Период — по saleDate у продаж и по purchaseDate у инструментов: строка
         *     без даты не входит ни в какой период. Добавление к описанному.
         */
        ListFrom: components["schemas"]["WireDay"];
        /** @description Курсор следующей страницы; null — эта последняя. Добавление к описанному */
        ListNext: string | null;
        /**
         * @description Начало серийного номера. Добавление к описанному
         * @example 100.0
         */
        ListSearch: string;
        /** @description Только строки в этих статусах; без поля — во всех. Добавление к описанному */
        ListStatuses: components["schemas"]["SaleStatus"][];
        /**
         * @description Что этот список умеет сверх описанного: filter — statuses, from и to, search — search, cursor — cursor и next, export — тот же
         *     список файлом. Без поля портал этого не просит (E16). Добавление к описанному.
         */
        ListSupports: ("filter" | "search" | "cursor" | "export")[];
        /** @description Последний день периода, он сам входит. Добавление к описанному */
        ListTo: components["schemas"]["WireDay"];
        /** @description Сколько всего строк с этим фильтром; null вместе с search, тогда о следующей странице говорит next */
        ListTotal: number | null;
        /**
         * @description Сообщение для человека, по-русски
         * @example null
         * @example Серийный номер не найден в базе
         */
        Message: string | null;
        /**
         * @description Телефон цифрами
         * @example 79001234567
         */
        Mobile: string;
        /** @description Три последние цифры телефона, на экране «+7 (•••) •••-•0-01» */
        MobileTail: string;
        /**
         * @description Картинка модели, путь на этом же сайте; null или пропуск — портал рисует картинку по умолчанию. Добавление к описанному:
         *     чужой адрес портал не берёт.
         * @example /pictures/dsh-18.svg
         */
        ModelPicture: string | null;
        /** @description Новая торговая точка. Процент и часовой пояс принимаются, записываются всегда 10 и +03:00 (B06) */
        NewPoint: {
            address: string;
            adminPercentOfBonus: number;
            directorFullName: string;
            directorPhone: string;
            inn: string;
            name: string;
            retailPointCoordinates: components["schemas"]["Coordinates"];
            timeZone: string;
        };
        Notification: {
            body: string;
            created: components["schemas"]["Instant"] | null;
            id: string;
            img: components["schemas"]["ModelPicture"];
            isRead: boolean;
            label: string;
            /**
             * @description Куда ведёт уведомление, путь портала; добавление к описанному
             * @example /sales?search=100.00001
             */
            link?: string | null;
        };
        /**
         * @description Что список умеет сверх описанного: readAll — отметить все прочитанными. Стоит рядом с payload, потому что описанный payload —
         *     сам список. Без поля портал об этом не просит. Добавление к описанному.
         */
        NotificationSupports: "readAll"[];
        /**
         * @description 16 знаков номера карты, восемь средних закрыты звёздочками (A73)
         * @example 2200********4242
         */
        Pan: string;
        /**
         * @description Инструмент по чеку или документу и что с ним, как в списках. Добавление к описанному
         * @example {
         *       "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
         *       "isOwn": true,
         *       "side": "seller",
         *       "sn": "100.00001",
         *       "model": {
         *         "name": "Дрель-шуруповёрт ДШ-18",
         *         "imageUrl": "/pictures/dsh-18.svg"
         *       },
         *       "saleStatus": "FINISH",
         *       "fate": {
         *         "step": "finished",
         *         "next": "nobody",
         *         "until": null,
         *         "isOverdue": false,
         *         "retryAt": null,
         *         "disagreed": null,
         *         "reason": null
         *       }
         *     }
         */
        PaperRow: {
            fate?: components["schemas"]["Fate"];
            id: string;
            /** @description Строка самого читателя */
            isOwn: boolean;
            model: {
                imageUrl?: components["schemas"]["ModelPicture"];
                /** @description null — модель ещё не определена */
                name: string | null;
            };
            repair?: components["schemas"]["Repair"];
            saleStatus: components["schemas"]["SaleStatus"];
            /** @enum {string} */
            side: "seller" | "buyer";
            sn: string;
        };
        /**
         * @description Паспорт, каждое поле может быть не заполнено
         * @example {
         *       "departmentCode": "770-001",
         *       "issuedBy": "ОВД района Марьина Роща",
         *       "issuedFrom": "01-04-2011",
         *       "passportSeries": "4510 123456",
         *       "passportImages": [
         *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg"
         *       ]
         *     }
         */
        Passport: {
            departmentCode: string | null;
            issuedBy: string | null;
            /** @description dd-MM-yyyy */
            issuedFrom: string | null;
            /** @description Имена картинок; GET /files отдаёт их только владельцу и модератору */
            passportImages: components["schemas"]["ImageName"][];
            /** @description Серия и номер, dddd dddddd */
            passportSeries: string | null;
        };
        PassportForm: {
            /** @description ddd-ddd или пусто */
            departmentCode: string;
            issuedBy: string;
            issuedFrom: components["schemas"]["FormDay"];
            /** @description Все картинки, которые остаются; прежние, которых здесь нет, стираются */
            passportImages: components["schemas"]["ImageName"][];
            /** @description dddd dddddd или пусто */
            passportSeries: string;
        };
        /** @description Вывод и где он сейчас. Добавление к описанному: строка истории без него тоже понятна порталу. */
        Payout: {
            /** @description Когда зачислено или вернулось */
            endedAt: components["schemas"]["Instant"] | null;
            id: string;
            isOverdue: boolean;
            pan: components["schemas"]["Pan"];
            /** @description Почему вернулось, по-русски */
            reason: string | null;
            /**
             * @description held — баллы удержаны, в банк ещё не отправлено · sent — отправлено в банк · checking — ответа банка нет, выясняем, деньги
             *     не пропадут · settled — зачислено · returned — не прошло, баллы вернулись
             * @enum {string}
             */
            step: "held" | "sent" | "checking" | "settled" | "returned";
            /** @description Когда придёт (C05); null — уже кончено */
            until: components["schemas"]["Instant"] | null;
        };
        /** @description Пределы выводов в рублях; null — предела нет */
        PayoutLimits: {
            /** @description Наименьшая сумма */
            least: number;
            /** @description Сколько ещё можно сегодня */
            leftToday: number | null;
            perDay: number | null;
            perPayout: number | null;
            /** @description TAX_YEAR_LIMIT: дойдя до него, человек получает taxLocked (E20) */
            perYear: number | null;
            /** @description За сколько рабочих дней приходят деньги (C05) */
            workingDays: number;
        };
        /** @description Решение, которое принято и будет исполнено; до due его отменит тот, кто принял */
        Pending: {
            byMe: boolean;
            due: components["schemas"]["Instant"];
            verdict: components["schemas"]["Verdict"];
        };
        /** @description Строка очереди, которая ждёт */
        PersonCase: {
            id: string;
            kind: components["schemas"]["CaseKind"];
            since: components["schemas"]["Instant"];
            title: string;
        };
        PersonChat: {
            id: string;
            /** @description С какого времени ждёт ответа */
            since: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            status: "waiting" | "taken" | "closed";
        };
        /** @description Поправка баллов, новые сначала */
        PersonCorrection: {
            at: components["schemas"]["Instant"];
            /** @description Кто предложил */
            by: string;
            /** @description Второй оператор; null — его не было или ещё ждёт */
            decidedBy: string | null;
            id: string;
            /** @description Баллы, со знаком */
            points: number;
            reason: string;
            /** @description Почему второй оператор отказал */
            refusal: string | null;
            state: components["schemas"]["CorrectionState"];
        };
        /** @description Открытые данные */
        PersonDetails: {
            birthday: components["schemas"]["WireDay"] | null;
            city: string | null;
            email: string | null;
            inn: string | null;
            mobile: components["schemas"]["Mobile"];
            /** @description Фамилия, имя, отчество, или название компании */
            name: string;
            /** @description null — не заполнен */
            passport: components["schemas"]["PersonPassport"] | null;
            /** @description Изображения паспорта, имена для GET /desk/person/{id}/picture/{name} */
            pictures: components["schemas"]["FileName"][];
            reason: components["schemas"]["RevealReason"];
            /** @description Ответственное лицо компании */
            responsible: string | null;
            /** @description До какого времени их можно держать на экране */
            until: components["schemas"]["Instant"];
        };
        PersonPassport: {
            departmentCode: string | null;
            issuedBy: string | null;
            issuedFrom: components["schemas"]["WireDay"] | null;
            /** @description Серия и номер, видны две последние цифры: «•••• ••••56» */
            series: string | null;
        };
        /** @description Баллы, рубли */
        PersonPoints: {
            earnedThisMonth: number;
            /** @description Начислят, когда проверят зарегистрированное */
            expected: number;
            /** @description Свободно */
            free: number;
            /** @description Удержано выводами в пути */
            held: number;
            /** @description Выведено в этом году */
            paidThisYear: number;
            /** @description Предел выплат за год; null — снят */
            perYear: number | null;
        };
        PersonProfile: {
            birthday: components["schemas"]["FormDay"];
            city: components["schemas"]["FormCity"];
            consentEdition?: components["schemas"]["ConsentEdition"];
            email: components["schemas"]["FormEmail"];
            inn: components["schemas"]["FormInn"];
            license: components["schemas"]["License"];
            mobile: components["schemas"]["Mobile"];
            /** @description Отчества нет */
            noPatronymic: boolean;
            passport: components["schemas"]["PassportForm"];
            patronymic: components["schemas"]["FormName"];
            surname: components["schemas"]["FormName"];
            username: components["schemas"]["FormName"];
            version: components["schemas"]["ProfileVersion"];
        };
        /** @enum {string} */
        PersonStatus: "BUYER" | "ART_PENDING" | "SELLER_PENDING" | "SELLER";
        /** @description Продажа или покупка, новые сначала */
        PersonTool: {
            /** @description Когда зарегистрирован */
            at: components["schemas"]["Instant"];
            /** @description Ждёт решения: строка очереди tool с тем же id */
            atDesk: boolean;
            id: string;
            /** @enum {string} */
            side: "seller" | "buyer";
            sn: components["schemas"]["Serial"];
            status: components["schemas"]["SaleStatus"];
            /** @description Модель или «Номера нет в базе» */
            title: string;
        };
        /**
         * @description Фотография чека, QR которого не прочитан. Сумма и время — если человек их назвал; без fd, fn и fp чек проверяют люди.
         * @example {
         *       "images": [
         *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg"
         *       ],
         *       "n": 1,
         *       "isManualInput": true
         *     }
         */
        PhotoReceipt: {
            images: components["schemas"]["ReceiptImages"];
            /** @constant */
            isManualInput: true;
            /** @description 1 продажа; 2, 3, 4 — возврат и расход, отказ 103 */
            n: number;
            /** @description Сумма в рублях, два знака после точки */
            sum?: string;
            time?: components["schemas"]["WireTime"];
        };
        /**
         * @description Заявка, которая ждёт ответа: присоединиться к точке (статус SELLER_PENDING) или создать её (ART_PENDING). Директор и телефон —
         *     только у своей новой точки.
         * @example {
         *       "id": "0d8f2f5e-1b5e-4c42-8f6d-3d6f0c9e0001",
         *       "name": "Инструмент Профи",
         *       "address": "Москва, ул. Складочная, 1",
         *       "inn": "7707083893",
         *       "directorFullName": null,
         *       "directorPhone": null,
         *       "created": "2026-11-20T09:30:00.000Z"
         *     }
         */
        PointApplication: {
            address: string;
            /** @description Когда подана. Добавление к описанному */
            created: components["schemas"]["Instant"] | null;
            directorFullName: string | null;
            directorPhone: string | null;
            /** @description Торговая точка */
            id: string;
            inn: string;
            name: string;
        };
        ProfileSaved: {
            /** @constant */
            code: 0;
            message: components["schemas"]["Message"];
            payload: {
                version: components["schemas"]["ProfileVersion"];
            };
        };
        /**
         * @description Версия профиля, растёт с каждым сохранением
         * @example 1
         */
        ProfileVersion: number;
        /**
         * @description Документ покупки, как его вводит компания
         * @example {
         *       "upd": "15",
         *       "time": "20-11-2026T00:00:00",
         *       "sellerInn": "7707083893",
         *       "sum": "14970.00",
         *       "imageUrlBuyer": [
         *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.pdf"
         *       ]
         *     }
         */
        PurchaseInvoice: {
            imageUrlBuyer: components["schemas"]["InvoiceFiles"];
            sellerInn: components["schemas"]["InvoiceInn"];
            sum: components["schemas"]["InvoiceSum"];
            time: components["schemas"]["WireTime"];
            upd: components["schemas"]["InvoiceNumber"];
        };
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        PushSettings: {
            /** @description Подписка этого входа; null — её нет */
            endpoint: string | null;
            /** @description Ключ сервера для подписки браузера; null — уведомления браузера выключены */
            publicKey: string | null;
            topics: components["schemas"]["PushTopics"];
        };
        PushTopics: {
            /** @description Деньги: карты, выводы, предел выплат */
            money?: boolean;
            /** @description ИНН, профиль и входы с новых устройств */
            profile: boolean;
            /** @description Резервы */
            reserve: boolean;
            /** @description Продажи и инструменты: чеки, документы */
            sale: boolean;
            /** @description Точка: заявки и права */
            team?: boolean;
        };
        /** @description Очередь одного вида */
        Queue: {
            /** @description Сколько ждёт; 100 — сто или больше, дальше не считают */
            count: number;
            kind: components["schemas"]["CaseKind"];
            /** @description Из них просрочено (C05); тоже до 100 */
            late: number;
            /** @description С какого времени ждёт старшая */
            oldest: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Чек, введённый руками или прочитанный из QR; фотографии приложены, если есть
         * @example {
         *       "fd": "12345",
         *       "fn": "9960440300000001",
         *       "fp": "0123456781",
         *       "sum": "4990.00",
         *       "time": "20-11-2026T00:00:00",
         *       "n": 1,
         *       "isManualInput": true
         *     }
         */
        Receipt: {
            /** @description Номер фискального документа; нули впереди не делают чек другим */
            fd: string;
            /** @description Номер фискального накопителя; нули впереди не делают чек другим */
            fn: string;
            /** @description Фискальный признак; нули впереди не делают чек другим */
            fp: string;
            images?: components["schemas"]["ReceiptImages"];
            /** @constant */
            isManualInput: true;
            /** @description 1 продажа; 2, 3, 4 — возврат и расход, отказ 103 */
            n: number;
            /** @description Сумма в рублях, два знака после точки */
            sum: string;
            time: components["schemas"]["WireTime"];
        };
        /**
         * @description Сколько дней чеку продажи и сколько лет чеку покупки может быть; более старый — отказ 113 у даты. Добавление к описанному:
         *     портал проверяет по нему сам, а без него ждёт ответа сервера.
         */
        ReceiptAge: {
            purchaseYears: number;
            saleDays: number;
        };
        /** @description Фотографии чека, имена из ответов POST /files; файлы загрузил тот же человек */
        ReceiptImages: components["schemas"]["ImageName"][];
        /**
         * @description Чек, как его показывает портал. У чека из одной фотографии данных нет
         * @example {
         *       "id": "8c2b5f1f-7b2f-4b61-9b66-4f8f1c9b0001",
         *       "receiptStatus": "SUCCESS",
         *       "createdTime": "2026-11-20T09:30:00.000Z",
         *       "dateTime": "20-11-2026T00:00:00",
         *       "fd": "12345",
         *       "fn": "9960440300000001",
         *       "fp": "0123456781",
         *       "totalSum": "4990.00",
         *       "items": [
         *         {
         *           "name": "Дрель-шуруповёрт ДШ-18",
         *           "sum": "4990.00",
         *           "quantity": 1
         *         }
         *       ],
         *       "images": [],
         *       "rows": []
         *     }
         */
        ReceiptView: {
            createdTime: components["schemas"]["Instant"];
            dateTime: components["schemas"]["WireTime"] | null;
            fd: string | null;
            fn: string | null;
            fp: string | null;
            id: string;
            images: components["schemas"]["ImageName"][];
            /** @description Что сообщила налоговая служба; пусто, пока не сообщила */
            items: {
                name: string;
                quantity: number;
                sum: string;
            }[];
            /**
             * @description TAX_PENDING — чек проверяет налоговая служба. Портал понимает все статусы продажи (RC04), этот сервер присылает первые пять
             * @enum {string}
             */
            receiptStatus: "PENDING" | "TAX_PENDING" | "SUCCESS" | "INCORRECT" | "FAIL" | "FINISH" | "APPROVE_PENDING" | "RESERVED";
            /** @description Инструменты по этому чеку, которые читатель может видеть, не больше 50. Добавление к описанному */
            rows: components["schemas"]["PaperRow"][];
            totalSum: string | null;
        };
        /** @description Запись шагов, сжатая без словаря; в ней классы и номера значений, самих значений нет */
        Recording: string;
        /**
         * @example {
         *       "code": 6,
         *       "message": "Неверный телефон или пароль",
         *       "payload": null
         *     }
         */
        Refusal: {
            code: components["schemas"]["ResultCode"];
            /** @description Одна строка для человека или сообщения по полям */
            message: string | {
                [key: string]: string;
            } | null;
            payload: unknown;
            /** @description Номер запроса, тот же, что в заголовке X-Request-Id и в журнале сервера; есть в ответах 5xx */
            requestId?: string;
        };
        Registered: {
            /** @constant */
            code: 0;
            message: components["schemas"]["Message"];
            payload: {
                id: string;
                saleStatus: components["schemas"]["SaleStatus"];
            };
        };
        RegisteredPart: {
            /** @constant */
            code: 0;
            message: components["schemas"]["Message"];
            /** @description Добавление к описанному; порталу хватает кода */
            payload: {
                /** @description Сколько инструментов в документе вместе с ними */
                inInvoice: number;
                invoiceId: string;
                /** @description Сколько номеров этой части */
                registered: number;
            };
        };
        /**
         * @description self — это его телефон · seller — продал инструмент или владелец чека продавца · buyer — зарегистрировал его покупку или владелец чека
         *     покупателя · administrator — администратор точки · member — продавец точки
         * @enum {string}
         */
        Relation: "self" | "seller" | "buyer" | "administrator" | "member";
        /**
         * @description Исправление неудачной строки; у других строк его нет. Добавление к описанному (E18)
         * @example {
         *       "left": 2,
         *       "by": {
         *         "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0002",
         *         "saleStatus": "TAX_PENDING"
         *       }
         *     }
         */
        Repair: {
            /** @description Новая строка, которая исправила эту; null — её нет */
            by: components["schemas"]["RepairedBy"] | null;
            /** @description Сколько раз этот номер ещё можно исправить */
            left: number;
        };
        RepairedBy: {
            id: string;
            saleStatus: components["schemas"]["SaleStatus"];
        };
        /** @description Код обращения: «МСТ-7F3K-92», в любом написании */
        ReportCode: string;
        /** @description Своими словами; может быть пустым */
        ReportNote: string;
        ReportPerson: {
            id: string;
            /** @description Фамилия и инициалы */
            name: string;
        };
        /** @description Шаблон маршрута, где это случилось; никогда не адрес */
        ReportPlace: string;
        /** @enum {string} */
        ReportTheme: "light" | "dark";
        /**
         * @description 0 успех · 6 отказ с сообщением · 9 и 84 серийного номера нет в базе · 500 действие не выполнено ·
         *     остальные — отказы, тексты которых лежат в каталоге ошибок (src/domain/texts/refusals.ts).
         * @enum {integer}
         */
        ResultCode: 0 | 6 | 9 | 84 | 500 | 100 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 111 | 112 | 113 | 114 | 115 | 116 | 117 | 118 | 120 | 121 | 122 | 123 | 124 | 125 | 126 | 127 | 128 | 129 | 130 | 131 | 132 | 133 | 134 | 135 | 136 | 137 | 138 | 139 | 140 | 141 | 142 | 143 | 144 | 145 | 146 | 147 | 150 | 151 | 152 | 153 | 154 | 155 | 157 | 158 | 160 | 190 | 191 | 192;
        /**
         * @example {
         *       "id": "0d8f2f5e-1b5e-4c42-8f6d-3d6f0c9e0001",
         *       "name": "Инструмент Профи",
         *       "address": "Москва, ул. Складочная, 1",
         *       "inn": "7707083893",
         *       "directorFullName": "Лебедев Игорь Павлович",
         *       "directorPhone": "79000000002",
         *       "adminPercentOfBonus": 10,
         *       "retailPointCoordinates": "55.7965,37.5986",
         *       "timeZone": "+03:00"
         *     }
         */
        RetailPoint: {
            address: string;
            adminPercentOfBonus: number;
            /** @description Нет, если это был удалённый пользователь */
            directorFullName: string | null;
            directorPhone: string | null;
            id: string;
            inn: string;
            name: string;
            retailPointCoordinates: string;
            timeZone: string;
        };
        /**
         * @description chatRequest — обращение в чат · callRequest — звонок в поддержку · caseCheck — проверка заявки · payoutCheck — разбор выплаты ·
         *     dataRequest — просьба человека о своих данных · authorityRequest — запрос государственного органа
         * @enum {string}
         */
        RevealReason: "chatRequest" | "callRequest" | "caseCheck" | "payoutCheck" | "dataRequest" | "authorityRequest";
        RowsOfStatus: number;
        /**
         * @description Строка продаж
         * @example {
         *       "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
         *       "tool": {
         *         "model": {
         *           "name": "Дрель-шуруповёрт ДШ-18",
         *           "imageUrl": "/pictures/dsh-18.svg"
         *         },
         *         "sn": "100.00001",
         *         "nfc": "NFC-100-00001"
         *       },
         *       "saleDate": "2026-11-20T09:30:00.000Z",
         *       "bonus": 150,
         *       "saleStatus": "TAX_PENDING",
         *       "receiptId": "8c2b5f1f-7b2f-4b61-9b66-4f8f1c9b0001",
         *       "invoiceId": null
         *     }
         */
        SaleEntry: {
            /** @description Баллы за продажу; null — ещё неизвестны */
            bonus: number | null;
            /** @description ИНН покупателя из документа, для ссылки на него (SL03). Добавление к описанному */
            buyerInn?: string | null;
            fate?: components["schemas"]["Fate"];
            id: string;
            invoiceId: string | null;
            receiptId: string | null;
            repair?: components["schemas"]["Repair"];
            saleDate: components["schemas"]["Instant"];
            saleStatus: components["schemas"]["SaleStatus"];
            tool: components["schemas"]["ToolRef"];
        };
        /**
         * @description Документ продажи компании, как его вводит продавец
         * @example {
         *       "upd": "15",
         *       "time": "20-11-2026T00:00:00",
         *       "buyerInn": "7707083893",
         *       "sum": "14970.00",
         *       "imageUrlSeller": [
         *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.pdf"
         *       ]
         *     }
         */
        SaleInvoice: {
            buyerInn: components["schemas"]["InvoiceInn"];
            imageUrlSeller: components["schemas"]["InvoiceFiles"];
            sum: components["schemas"]["InvoiceSum"];
            time: components["schemas"]["WireTime"];
            upd: components["schemas"]["InvoiceNumber"];
        };
        /** @description Сводка продаж продавца */
        SalesOverview: {
            /** @description Начислено за этот месяц, как в сводке баллов */
            earnedThisMonth: number;
            /** @description Что придёт, когда проверки закончатся; резервы не в счёт */
            expected: {
                /** @description Баллы */
                points: number;
                /** @description Продажи на проверке */
                sales: number;
            };
            /** @description Все резервы */
            reserves: number;
            /** @description Ждут продавца — резервы, которые закончатся через три дня или раньше, за ними неудачные продажи, которые ещё можно зарегистрировать, новые первыми */
            waiting: components["schemas"]["SaleEntry"][];
        };
        /** @enum {string} */
        SaleStatus: "FINISH" | "TAX_PENDING" | "PENDING" | "APPROVE_PENDING" | "FAIL" | "RESERVED";
        /**
         * @description Продавец торговой точки или человек, который просит к ней присоединиться
         * @example {
         *       "id": "00000000-0000-4000-8001-000000000003",
         *       "surname": "Зайцев",
         *       "username": "Павел",
         *       "city": "Москва",
         *       "mobile": "79000000003",
         *       "addressPoint": "Москва, ул. Складочная, 1",
         *       "namePoint": "Инструмент Профи",
         *       "locked": false,
         *       "created": "2026-11-20T09:30:00.000Z"
         *     }
         */
        SellerEntry: {
            addressPoint: string;
            city: string | null;
            /** @description Когда подана заявка; null у продавца. Добавление к описанному */
            created?: components["schemas"]["Instant"] | null;
            id: string;
            /** @description Учётная запись заблокирована, ей нельзя передать права и её нельзя принять. Добавление к описанному */
            locked?: boolean;
            mobile: string;
            namePoint: string;
            surname: string;
            /** @description Имя */
            username: string;
        };
        SellerId: {
            id: string;
        };
        /** @description Портал принимает и голый массив строк */
        SellerPage: {
            next?: components["schemas"]["ListNext"];
            sellers: components["schemas"]["SellerEntry"][];
            /** @description Сколько их всего; только у первой страницы, дальше и вместе с seller null */
            total: number | null;
        } | components["schemas"]["SellerEntry"][];
        SentReport: {
            /** @description Когда сотрётся само */
            ends: components["schemas"]["Instant"];
            /** @description Кто его знает, может стереть обращение; он не хранится */
            eraseKey: string;
            /** @description «МСТ-7F3K-92» */
            report: string;
        };
        /**
         * @description Серийный номер, цифры и точки, хотя бы одна цифра
         * @example 100.00001
         */
        Serial: string;
        /** @description Вход в учётную запись в одном браузере. Ни токена, ни того, что его открывает, здесь нет. */
        Session: {
            /** @description Когда вошли */
            createdAt: components["schemas"]["Instant"] | null;
            id: string;
            /** @description Это сеанс самого вызова */
            isCurrent: boolean;
            /** @description Когда пользовались последний раз */
            lastUsedAt: components["schemas"]["Instant"] | null;
            /**
             * @description Как называет себя браузер
             * @example Chrome, Windows
             */
            name: string;
        };
        /** @description Суммы в рублях */
        Summary: {
            /** @description Можно вывести */
            available: number;
            /** @description Начислено за этот месяц по московскому времени; выводы и вернувшиеся баллы не в счёт */
            earnedThisMonth: number;
            /** @description Начислят, когда проверят зарегистрированное (C01) */
            expected: number;
            /** @description Удержано выводами в пути */
            held: number;
            /** @description cardId карты последнего вывода; null — выводов не было или последний вернулся */
            lastCard: string | null;
            limits: components["schemas"]["PayoutLimits"];
            /** @description Выводы этого года, дошедшие и те, что идут: по записи или по ИНН, что больше (F01) */
            paidThisYear: number;
        };
        /** @description Кто взял строку и до какого времени, если промолчит */
        TakenBy: {
            id: string;
            name: string;
            until: components["schemas"]["Instant"];
        };
        /**
         * @description Проверка ИНН; null — ИНН не указан
         * @enum {string|null}
         */
        TaxStatus: "ACCEPTED" | "MANUAL_CHECK" | "AWAITING_CHECK" | "REFUSED" | null;
        ToolRef: {
            model: {
                imageUrl?: components["schemas"]["ModelPicture"];
                /** @description null — модель ещё не определена */
                name: string | null;
            };
            nfc: string | null;
            sn: string;
        };
        /**
         * @description Текущий пользователь. Режим, токен и баллы хранит портал, их здесь нет.
         * @example {
         *       "id": "5f0c3a2e-8d0b-4b39-9a7e-0a4e5c5f1a01",
         *       "username": "Анна",
         *       "surname": "Соколова",
         *       "patronymic": "Игоревна",
         *       "noPatronymic": false,
         *       "email": "anna@example.org",
         *       "city": "Москва",
         *       "mobile": "79000000001",
         *       "birthday": "14-03-1991",
         *       "inn": "500100732259",
         *       "innApproved": true,
         *       "approved": true,
         *       "taxLocked": false,
         *       "taxStatus": "ACCEPTED",
         *       "roles": [],
         *       "status": "SELLER",
         *       "locked": false,
         *       "firstStar": true,
         *       "secondStar": false,
         *       "thirdStar": false,
         *       "isAdmin": false,
         *       "isLegalEntity": false,
         *       "passport": {
         *         "departmentCode": "770-001",
         *         "issuedBy": "ОВД района Марьина Роща",
         *         "issuedFrom": "01-04-2011",
         *         "passportSeries": "4510 123456",
         *         "passportImages": [
         *           "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg"
         *         ]
         *       },
         *       "version": 1,
         *       "lacks": [],
         *       "receiptAge": {
         *         "saleDays": 90,
         *         "purchaseYears": 3
         *       }
         *     }
         */
        User: {
            /** @description Профиль заполнен и проверен, баллы можно выводить */
            approved: boolean;
            /** @description dd-MM-yyyy */
            birthday: string | null;
            city: string | null;
            email: string | null;
            firstStar: boolean;
            id: string;
            inn: string | null;
            /** @description taxStatus равен ACCEPTED */
            innApproved: boolean;
            /** @description Среди ролей есть ADMIN_RT */
            isAdmin: boolean;
            isLegalEntity: boolean;
            /** @description Чего не хватает для вывода; пусто, когда approved, и у компании */
            lacks: components["schemas"]["WithdrawalLack"][];
            locked: boolean;
            mobile: string;
            noPatronymic: boolean;
            passport: components["schemas"]["Passport"];
            patronymic: string | null;
            receiptAge?: components["schemas"]["ReceiptAge"];
            roles: ("ADMIN_RT" | "OPERATOR")[];
            secondStar: boolean;
            status: components["schemas"]["UserStatus"];
            surname: string;
            taxLocked: boolean;
            taxStatus: components["schemas"]["TaxStatus"];
            thirdStar: boolean;
            /** @description Имя; у компании пусто */
            username: string;
            version: components["schemas"]["ProfileVersion"];
        };
        /**
         * @description Состояние человека в программе, по умолчанию BUYER
         * @enum {string}
         */
        UserStatus: "BUYER" | "ART_PENDING" | "SELLER_PENDING" | "SELLER";
        /** @description Строка инструментов покупателя */
        UserTool: {
            fate?: components["schemas"]["Fate"];
            guaranteeExpire: components["schemas"]["Instant"] | null;
            id: string;
            invoiceId: string | null;
            model: {
                imageUrl?: components["schemas"]["ModelPicture"];
                name: string | null;
            };
            nfc: string | null;
            purchaseDate: components["schemas"]["Instant"] | null;
            receiptId: string | null;
            repair?: components["schemas"]["Repair"];
            saleStatus: components["schemas"]["SaleStatus"];
            sn: string;
        };
        /**
         * @description approve и refuse — всё, кроме payout; settle — деньги ушли, return — не ушли, баллы возвращаются: только payout
         * @enum {string}
         */
        Verdict: "approve" | "refuse" | "settle" | "return";
        /** @description Гарантия, как её видит каждый, кто держит сертификат */
        Warranty: {
            /** @description На какой момент */
            asOf: components["schemas"]["Instant"];
            guaranteeExpire: components["schemas"]["Instant"];
            model: {
                imageUrl?: components["schemas"]["ModelPicture"];
                name: string | null;
            };
            purchaseDate: components["schemas"]["Instant"] | null;
            /** @description Последние цифры серийного номера */
            serialEnd: string;
            /**
             * @description Действует или закончилась, по дню Москвы
             * @enum {string}
             */
            state: "VALID" | "ENDED";
        };
        /**
         * @description Календарный день, dd-MM-yyyy
         * @example 20-11-2026
         */
        WireDay: string;
        /**
         * @description Дата и время чека, dd-MM-yyyyTHH:mm:ss, местное время точки
         * @example 20-11-2026T00:00:00
         */
        WireTime: string;
        /**
         * @description Чего профилю не хватает для вывода баллов
         * @enum {string}
         */
        WithdrawalLack: "name" | "patronymic" | "birthday" | "inn" | "innCheck" | "innRefused" | "passport" | "passportImages" | "refused";
        YandexTask: {
            /** @constant */
            provider: "yandex";
            /** @description Открытый ключ виджета */
            siteKey: string;
        };
    };
    responses: {
        /** @description Уже сделано (145), другая поправка ждёт (146), или ключ повтора занят другим запросом (112) */
        Already: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 145,
                 *       "message": "Пока вы смотрели, это уже сделали. Откройте человека заново",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description Взята другим (138), не взята (139), решение ждёт исполнения (142), отменять нечего (143), изменилась (144), уже решена (117), или
         *     ключ повтора занят другим запросом (112)
         */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 138,
                 *       "message": "Эту строку смотрит Петрова М.",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Пароль верен, а кода нет (134), или код не подошёл (135) */
        CodeRequired: {
            headers: {
                /** @description Через сколько секунд снова примут код; только когда эта неудача вход закрыла */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 134,
                 *       "message": "Введите код из приложения",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Серийный номер, чек, файл или ключ повтора уже заняты */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 102,
                 *       "message": "Этот чек уже использован другим пользователем",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Количество */
        Count: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": 45
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    message: components["schemas"]["Message"];
                    payload: number;
                };
            };
        };
        /** @description Токен сессии */
        DeskToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": {
                 *         "token": "Jc1X0sA2rXW1o4c0Fq2m8QJc1X0sA2rX"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    message: components["schemas"]["Message"];
                    payload: {
                        token: string;
                    };
                };
            };
        };
        /** @description Сделано */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": null
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    message: components["schemas"]["Message"];
                    payload: null;
                };
            };
        };
        /** @description Роль, блокировка или состояние заявки не позволяют */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 121,
                 *       "message": "Недостаточно прав",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description Ошибка сервера: 500 (190) — сбой; 503 (191) — база данных недоступна, ничего не записано; 504 (192) — запись отправлена
         *     в базу, ответа нет, и выполнена ли она, неизвестно: повторите запрос с тем же ключом.
         */
        Internal: {
            headers: {
                /** @description Через сколько секунд повторить, только с 503 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Запрос не соответствует контракту или данные не годятся */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 123,
                 *       "message": "Запрос составлен неверно",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Ссылка не действует (6), или запрос не соответствует контракту (123) */
        NoInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 6,
                 *       "message": "Ссылка не действует. Попросите новую у того, кто её дал",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Пароль не годится (136, сообщение говорит почему), кода нет (134), или он не подошёл (135) */
        NotAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 136,
                 *       "message": "Пароль должен быть не короче 12 знаков",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Нужна проверка, что это не робот (141), или кодов на этот телефон сегодня больше не будет (500) */
        NotARobot: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 141,
                 *       "message": "Подтвердите, что вы не робот",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Нет такого объекта, или он чужой */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 120,
                 *       "message": "Не найдено",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Показ не открыт или кончился (137), или роль не позволяет (121) */
        NotShown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 137,
                 *       "message": "Данные закрыты. Покажите их ещё раз и выберите причину",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Часть зарегистрирована */
        PartRegistered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": {
                 *         "invoiceId": "9d3c6a20-8c30-4d72-8a77-5a902d0c0001",
                 *         "registered": 100,
                 *         "inInvoice": 300
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegisteredPart"];
            };
        };
        /** @description Профиль успели изменить (126), или ключ повтора занят другим запросом (112) */
        ProfileChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 126,
                 *       "message": "Профиль изменили в другой вкладке или на другом устройстве",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Номера, которые нельзя зарегистрировать (115), или ключ повтора занят другим запросом (112) */
        RefusedSerials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Зарегистрировано; строка, которая появилась в списке */
        SaleRegistered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": {
                 *         "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
                 *         "saleStatus": "TAX_PENDING"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Registered"];
            };
        };
        /** @description Страница продавцов или заявок */
        Sellers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": {
                 *         "sellers": [],
                 *         "total": 0,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    message: components["schemas"]["Message"];
                    payload: components["schemas"]["SellerPage"];
                };
            };
        };
        /** @description Сделано */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "Success",
                 *       "payload": null
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    /** @enum {string} */
                    message: "Success";
                    payload: null;
                };
            };
        };
        /** @description Взята */
        Taken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": {
                 *         "until": "2026-11-20T09:40:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    message: components["schemas"]["Message"];
                    payload: {
                        /** @description До какого времени, если промолчать */
                        until: components["schemas"]["Instant"];
                    };
                };
            };
        };
        /** @description Токен сессии */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": null,
                 *       "payload": "Jc1X0sA2rXW1o4c0Fq2m8Q"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    code: 0;
                    message: components["schemas"]["Message"];
                    /** @description Токен */
                    payload: string;
                };
            };
        };
        /** @description Слишком большой запрос */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 124,
                 *       "message": "Запрос слишком большой",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Слишком часто */
        TooMany: {
            headers: {
                /** @description Через сколько секунд повторить */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 111,
                 *       "message": "Слишком много попыток. Попробуйте позже или запросите новый пароль",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Слишком часто */
        TooOften: {
            headers: {
                /** @description Через сколько секунд повторить */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 140,
                 *       "message": "Новый код можно запросить через 42 секунды",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Нет сессии или она закончилась */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 122,
                 *       "message": "Войдите в систему",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Правило программы не позволяет */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 84,
                 *       "message": "Серийный номер не найден в базе",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Код не подошёл, или поле заполнено неверно */
        WrongCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 6,
                 *       "message": "Код неверный или просрочен. Проверьте его или запросите новый",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Поля заполнены неверно (6, сообщения по полям или одной строкой), или запрос не соответствует контракту (123) */
        WrongFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 6,
                 *       "message": {
                 *         "email": "Не корректный email"
                 *       },
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Телефон или пароль неверны (6), или запрос не соответствует контракту (123) */
        WrongPassword: {
            headers: {
                /** @description Через сколько секунд откроется вход; только когда эта неудача или прежние его закрыли */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 6,
                 *       "message": "Неверный телефон или пароль",
                 *       "payload": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description Начало адреса
         * @example Казань, ул. Бау
         */
        AddressQuery: string;
        /**
         * @description cardId
         * @example 4f7b0a56-5f9a-4d0e-8d1c-3f2c6a0c0001
         */
        CardInPath: string;
        /**
         * @description Строка очереди
         * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
         */
        CaseInPath: string;
        /**
         * @description Очередь
         * @example tool
         */
        CaseKindInPath: components["schemas"]["CaseKind"];
        /**
         * @description Токен с сертификата гарантии; каким бы он ни был, неизвестный отвечает 120
         * @example 3q2-7wEjRWeJq83vASNFZw
         */
        CertificateToken: string;
        /**
         * @description Переписка
         * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
         */
        ChatInPath: string;
        /**
         * @description Начало названия
         * @example Каза
         */
        CityQuery: string;
        /**
         * @description ИНН компании, 10 цифр
         * @example 7728168971
         */
        CompanyInn: string;
        /** @description Имя из ответа POST /files */
        FileInPath: components["schemas"]["FileName"];
        /**
         * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
         *     Портал шлёт его с каждой командой.
         * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
         */
        IdempotencyKey: string;
        /**
         * @description ИНН, 10 или 12 цифр
         * @example 7707083893
         */
        InnInPath: string;
        /**
         * @description Версия ответа, которая у портала уже есть (RFC 9110)
         * @example "41"
         */
        KnownVersion: string;
        /**
         * @description Метка nfc инструмента из строки продажи
         * @example NFC-100-00001
         */
        NfcInPath: string;
        /** @description true — добавить инструмент вручную, хотя его нет в базе */
        Offline: boolean;
        /**
         * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
         *     описанному.
         */
        PageCursor: string;
        /** @description Сколько строк на странице. Добавление к описанному */
        PageSize: number;
        /**
         * @description Человек
         * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
         */
        PersonInPath: string;
        /**
         * @description Имя из PersonDetails
         * @example 3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg
         */
        PictureInPath: components["schemas"]["FileName"];
        /**
         * @description id своей неудачной строки с тем же номером, которую эта регистрация исправляет (E18). Строка остаётся неудачной и ведёт к новой.
         *     Нет такой строки — 120, она уже исправлена — 107, номер исправляли уже три раза — 114. Добавление к описанному вызову: другой
         *     сервер может его не знать.
         */
        Repairs: string;
        /**
         * @description Срок резерва, который только что сняли и возвращают (D50): новый закончится не позже. Срок уже прошёл — отказ 6. Добавление к
         *     описанному вызову.
         */
        ReserveUntil: components["schemas"]["Instant"];
        /**
         * @description Продавец, id его строки
         * @example 00000000-0000-4000-8001-000000000001
         */
        SellerInPath: string;
        /** @description Только этот продавец; нет такого — пустой список. Добавление к описанному, для прямой ссылки на продавца (A18) */
        SellerQuery: string;
        /** @description Серийный номер, точки как есть */
        SerialInPath: components["schemas"]["Serial"];
        /**
         * @description Серийные номера через запятую, точки как есть. Больше 100 — отказ 6 с сообщением, повтор одного и того же — 115
         * @example 100.00001,100.00002
         */
        SerialsInPath: string;
        /**
         * @description Строка инструментов покупателя, её id
         * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
         */
        UserToolInPath: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Баллы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": 12450
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: number;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offset": 0,
                 *       "size": 100,
                 *       "sortBy": "created_time",
                 *       "sortDirection": "desc"
                 *     }
                 */
                "application/json": {
                    cursor?: components["schemas"]["ListCursor"];
                    from?: components["schemas"]["ListFrom"];
                    offset: number;
                    operations?: components["schemas"]["HistoryOperations"];
                    size: number;
                    /** @enum {string} */
                    sortBy?: "created_time" | "dateTime" | "amount" | "operation";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Страница истории */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "history": [
                     *           {
                     *             "operation": "CHARGE_FOR_SALE",
                     *             "dateTime": "2026-11-20T09:30:00.000Z",
                     *             "amount": 150,
                     *             "comment": "ДШ-18, № 100.00001",
                     *             "created_time": "2026-11-20T09:30:00.000Z",
                     *             "id": "41",
                     *             "payout": null
                     *           }
                     *         ],
                     *         "supports": [
                     *           "filter",
                     *           "cursor",
                     *           "export"
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        /** @description Портал принимает и голый массив движений */
                        payload: {
                            history: components["schemas"]["HistoryEntry"][];
                            next: components["schemas"]["ListNext"];
                            supports: components["schemas"]["HistorySupports"];
                        } | components["schemas"]["HistoryEntry"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getHistoryFile: {
        parameters: {
            query: {
                /** @description Первый день */
                from: components["schemas"]["WireDay"];
                /** @description Последний день */
                to: components["schemas"]["WireDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getPointsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Суммы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "available": 12450,
                     *         "expected": 600,
                     *         "held": 500,
                     *         "earnedThisMonth": 1350,
                     *         "paidThisYear": 3300,
                     *         "lastCard": "4f7b0a56-5f9a-4d0e-8d1c-3f2c6a0c0001",
                     *         "limits": {
                     *           "least": 500,
                     *           "perPayout": 15000,
                     *           "perDay": 30000,
                     *           "perYear": 4000,
                     *           "leftToday": 29500,
                     *           "workingDays": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Summary"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    handOverPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8001-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["SellerId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    approveSeller: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8001-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["SellerId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    rejectSeller: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8001-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["SellerId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listSellerSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8001-000000000001"
                 *     }
                 */
                "application/json": {
                    cursor?: components["schemas"]["ListCursor"];
                    from?: components["schemas"]["ListFrom"];
                    id: string;
                    offset?: number;
                    search?: components["schemas"]["ListSearch"];
                    size?: number;
                    /** @enum {string} */
                    sortBy?: "saleDate" | "model" | "sn" | "bonus" | "saleStatus";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    statuses?: components["schemas"]["ListStatuses"];
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Страница продаж */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            next?: components["schemas"]["ListNext"];
                            saleHistory: components["schemas"]["SaleEntry"][];
                            supports?: components["schemas"]["ListSupports"];
                            total: components["schemas"]["ListTotal"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    getSellerSalesFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8001-000000000001"
                 *     }
                 */
                "application/json": {
                    from?: components["schemas"]["ListFrom"];
                    id: string;
                    search?: components["schemas"]["ListSearch"];
                    /** @enum {string} */
                    sortBy?: "saleDate" | "model" | "sn" | "bonus" | "saleStatus";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    statuses?: components["schemas"]["ListStatuses"];
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listSellers: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Только этот продавец; нет такого — пустой список. Добавление к описанному, для прямой ссылки на продавца (A18) */
                seller?: components["parameters"]["SellerQuery"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sellers"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    excludeSeller: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Продавец, id его строки
                 * @example 00000000-0000-4000-8001-000000000001
                 */
                id: components["parameters"]["SellerInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8001-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["SellerId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listJoinRequests: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sellers"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    countJoinRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Задача */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "provider": "yandex",
                     *         "siteKey": "ysc1_example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["AltchaTask"] | components["schemas"]["YandexTask"];
                    };
                };
            };
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offset": 0,
                 *       "size": 20
                 *     }
                 */
                "application/json": {
                    before?: string;
                    offset: number;
                    size: number;
                };
            };
        };
        responses: {
            /** @description Страница переписки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": [
                     *         {
                     *           "type": "3",
                     *           "value": "20.11.2026",
                     *           "isRead": true,
                     *           "isImage": false
                     *         },
                     *         {
                     *           "type": "1",
                     *           "value": "Чек не принимается, что делать?",
                     *           "isRead": true,
                     *           "isImage": false,
                     *           "id": "0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0011",
                     *           "dateTime": "2026-11-20T09:30:00.000Z",
                     *           "key": "6f1b1f5e-0b52-4b3a-9a55-2f0c2b7b0001",
                     *           "about": null
                     *         }
                     *       ],
                     *       "supports": [
                     *         "before",
                     *         "key",
                     *         "about"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["ChatMessage"][];
                        supports?: components["schemas"]["ChatSupports"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    countChatMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Число */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": 2
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: number;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    listDemoAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Учётные записи и их общий пароль */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            accounts: components["schemas"]["DemoAccount"][];
                            password: string;
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    listDemoMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Последние 50 сообщений */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["DemoMessage"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    demoSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "79000000001"
                 *     }
                 */
                "application/json": {
                    mobile: components["schemas"]["Mobile"];
                };
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Internal"];
        };
    };
    listAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": "79000000001",
                 *       "from": "20-11-2026",
                 *       "to": "27-11-2026"
                 *     }
                 */
                "application/json": {
                    /** @description next прежнего ответа с тем же отбором; испорченный, чужой и другого отбора — отказ 123 */
                    cursor?: string;
                    from?: components["schemas"]["WireDay"];
                    object?: string;
                    operator?: string;
                    person?: string;
                    /** @default 20 */
                    size?: number;
                    to?: components["schemas"]["WireDay"];
                };
            };
        };
        responses: {
            /** @description Страница журнала */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "entries": [
                     *           {
                     *             "id": "1042",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "event": "saleApproved",
                     *             "actor": {
                     *               "id": "00000000-0000-4000-8001-000000000090",
                     *               "name": "Служба Поддержки"
                     *             },
                     *             "subject": {
                     *               "id": "00000000-0000-4000-8001-000000000001",
                     *               "name": "Соколова А. И."
                     *             },
                     *             "object": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
                     *             "reason": "desk",
                     *             "note": null
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            entries: components["schemas"]["AuditEntry"][];
                            next: components["schemas"]["ListNext"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Internal"];
        };
    };
    getAuditFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": "79000000001",
                 *       "from": "20-11-2026",
                 *       "to": "27-11-2026"
                 *     }
                 */
                "application/json": {
                    from?: components["schemas"]["WireDay"];
                    object?: string;
                    operator?: string;
                    person?: string;
                    to?: components["schemas"]["WireDay"];
                };
            };
        };
        responses: {
            /** @description Файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getDeskCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Строка очереди
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["CaseInPath"];
                /**
                 * @description Очередь
                 * @example tool
                 */
                kind: components["parameters"]["CaseKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Строка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["CaseView"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    cancelDeskDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Строка очереди
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["CaseInPath"];
                /**
                 * @description Очередь
                 * @example tool
                 */
                kind: components["parameters"]["CaseKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Taken"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Busy"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    decideDeskCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Строка очереди
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["CaseInPath"];
                /**
                 * @description Очередь
                 * @example tool
                 */
                kind: components["parameters"]["CaseKindInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "verdict": "refuse",
                 *       "version": 41,
                 *       "reason": "В чеке другой товар"
                 *     }
                 */
                "application/json": {
                    /** @description Название модели номеров, которых нет в базе; только tool и document */
                    model?: string;
                    /** @description Причина, словами */
                    reason?: string;
                    verdict: components["schemas"]["Verdict"];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Принято; когда будет исполнено */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "due": "2026-11-20T09:30:10.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            due: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Busy"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    handOverDeskCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Строка очереди
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["CaseInPath"];
                /**
                 * @description Очередь
                 * @example tool
                 */
                kind: components["parameters"]["CaseKindInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operator": "00000000-0000-4000-8001-000000000090"
                 *     }
                 */
                "application/json": {
                    /** @description id оператора */
                    operator: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Busy"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    releaseDeskCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Строка очереди
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["CaseInPath"];
                /**
                 * @description Очередь
                 * @example tool
                 */
                kind: components["parameters"]["CaseKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Busy"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    takeDeskCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Строка очереди
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["CaseInPath"];
                /**
                 * @description Очередь
                 * @example tool
                 */
                kind: components["parameters"]["CaseKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Taken"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Busy"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listDeskCases: {
        parameters: {
            query: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Какая очередь */
                kind: components["schemas"]["CaseKind"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            cases: components["schemas"]["DeskCase"][];
                            next: components["schemas"]["ListNext"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getDeskChat: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            chat: components["schemas"]["DeskChatState"];
                            messages: components["schemas"]["ChatMessage"][];
                            next: components["schemas"]["ListNext"];
                            /** @description null — учётную запись только что удалили */
                            person: components["schemas"]["DeskChatPerson"] | null;
                            /** @description Обращения «Сообщить о проблеме» (решение D257), новые сначала */
                            reports: components["schemas"]["ListedReport"][];
                            /** @description О чём пишут последние сообщения, новое сначала; не больше трёх */
                            subjects: components["schemas"]["DeskChatSubject"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    answerDeskChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "Пришлите, пожалуйста, фото чека целиком"
                 *     }
                 */
                "application/json": {
                    /** @description value — имя файла */
                    isImage?: boolean;
                    value: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    closeDeskChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    handOverDeskChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operator": "00000000-0000-4000-8001-000000000090"
                 *     }
                 */
                "application/json": {
                    /** @description id оператора */
                    operator: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    readDeskChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    reopenDeskChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    takeDeskChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Переписка
                 * @example 0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0021
                 */
                id: components["parameters"]["ChatInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listDeskChats: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
                /** @description Только такие */
                status?: "waiting" | "taken" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            chats: components["schemas"]["DeskChat"][];
                            next: components["schemas"]["ListNext"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    decideSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Строка или документ */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "refuse",
                 *       "reason": "Номера нет в документе"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "refuse";
                    /** @description Название модели номеров, которых нет в базе */
                    model?: string;
                    /** @description Причина, словами; у отказа обязательна. Владелец прочтёт её в уведомлении */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Решено; сколько строк */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "decided": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            decided: number;
                        };
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    openInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wEjRWeJq83vASNFZw3q2-7wEjRW"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["InvitationToken"];
                };
            };
        };
        responses: {
            /** @description Приглашение */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "name": "Марина Петрова",
                     *         "mobileTail": "91",
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/%D0%9C%D0%A1%D0%A2:91?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=%D0%9C%D0%A1%D0%A2",
                     *         "ends": "2026-11-28T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["NoInvitation"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wEjRWeJq83vASNFZw3q2-7wEjRW",
                 *       "password": "строгий-пароль-12",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code?: string | null;
                    password: string;
                    token: components["schemas"]["InvitationToken"];
                };
            };
        };
        responses: {
            /** @description Пароль поставлен */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "recoveryCodes": [
                     *           "K7MPQ-2XWRD",
                     *           "V3HTN-8BCFJ",
                     *           "K7MPQ-2XWRE",
                     *           "V3HTN-8BCFK",
                     *           "K7MPQ-2XWRF",
                     *           "V3HTN-8BCFM",
                     *           "K7MPQ-2XWRG",
                     *           "V3HTN-8BCFN",
                     *           "K7MPQ-2XWRH",
                     *           "V3HTN-8BCFP"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Accepted"];
                    };
                };
            };
            400: components["responses"]["NoInvitation"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NotAccepted"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    deskLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "79000000090",
                 *       "password": "строгий-пароль-12",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description Шесть цифр из приложения или код восстановления; пробелы, дефисы и размер букв не важны */
                    code?: string;
                    password: string;
                    username: components["schemas"]["Mobile"];
                };
            };
        };
        responses: {
            200: components["responses"]["DeskToken"];
            400: components["responses"]["WrongPassword"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["CodeRequired"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Internal"];
        };
    };
    getDeskMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Оператор */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "id": "00000000-0000-4000-8001-000000000090",
                     *         "name": "Служба Поддержки",
                     *         "mobile": "79000000090",
                     *         "recoveryLeft": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["DeskMe"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    listDeskOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Операторы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["DeskOperator"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    decidePayoutFinding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Расхождение */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "return",
                 *       "reason": "Банк подтвердил письмом, что платежа не было"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "settle" | "return";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Решено или ждёт второго оператора */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "status": "decided",
                     *         "effect": "returned"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            /** @enum {string|null} */
                            effect: "settled" | "returned" | "compensated" | "counted" | "noted" | null;
                            /** @enum {string} */
                            status: "decided" | "waiting";
                        };
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getPayoutFindings: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница расхождений */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            findings: components["schemas"]["Finding"][];
                            next: components["schemas"]["ListNext"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getPayees: {
        parameters: {
            query: {
                /** @description Календарный год, московский */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    searchDeskPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "8 (900) 000-00-01"
                 *     }
                 */
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description Кто нашёлся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "people": [
                     *           {
                     *             "id": "00000000-0000-4000-8001-000000000001",
                     *             "name": "Соколова А. И.",
                     *             "mobileTail": "001",
                     *             "role": "Продавец",
                     *             "status": "SELLER",
                     *             "point": "Инструмент Профи",
                     *             "isLocked": false,
                     *             "foundBy": "phone",
                     *             "relation": "self"
                     *           }
                     *         ],
                     *         "hasMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            /** @description Нашлось больше двадцати: остальных не видно */
                            hasMore: boolean;
                            people: components["schemas"]["FoundPerson"][];
                        };
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Internal"];
        };
    };
    getDeskPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Человек */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["DeskPerson"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    correctDeskPersonPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "points": -500,
                 *       "reason": "Баллы за возвращённый инструмент"
                 *     }
                 */
                "application/json": {
                    /** @description Целые баллы, со знаком; 0 — отказ 6 у points */
                    points: number;
                    reason: components["schemas"]["ActReason"];
                };
            };
        };
        responses: {
            /** @description Записано или ждёт второго оператора */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
                     *         "state": "done"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            /** @description Номер поправки и строки очереди */
                            id: string;
                            state: components["schemas"]["CorrectionState"];
                        };
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Already"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getDeskPersonDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Данные */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["PersonDetails"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["NotShown"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    lockDeskPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Чужие чеки в трёх заявках"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["ActReason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Already"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getDeskPersonPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
                /**
                 * @description Имя из PersonDetails
                 * @example 3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg
                 */
                name: components["parameters"]["PictureInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Содержимое */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["NotShown"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    revealDeskPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "chatRequest"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["RevealReason"];
                };
            };
        };
        responses: {
            /** @description До какого времени */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "until": "2026-11-20T09:35:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            until: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    endDeskPersonSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Чужие чеки в трёх заявках"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["ActReason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Already"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    taxLockDeskPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isLocked": true,
                 *       "reason": "ИНН проверяет налоговая служба"
                 *     }
                 */
                "application/json": {
                    isLocked: boolean;
                    reason: components["schemas"]["ActReason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Already"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    unlockDeskPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Человек
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["PersonInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Чужие чеки в трёх заявках"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["ActReason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Already"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listDeskQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Очереди */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            chats: components["schemas"]["ChatQueue"];
                            queues: components["schemas"]["Queue"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    listDeskReports: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Имя машины сценария */
                machine?: string;
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
                /** @description Состояние; без machine не значит ничего */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "reports": [
                     *           {
                     *             "code": "МСТ-7F3K-92",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "note": "Нажала «Зарегистрировать», а ответа нет",
                     *             "machine": "addTool",
                     *             "state": "unanswered"
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            next: components["schemas"]["ListNext"];
                            reports: components["schemas"]["EndedReport"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    openDeskReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "мст 7f3k 92"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["ReportCode"];
                };
            };
        };
        responses: {
            /** @description Обращение */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "code": "МСТ-7F3K-92",
                     *         "at": "2026-11-20T09:30:00.000Z",
                     *         "ends": "2027-02-18T09:30:00.000Z",
                     *         "note": "Нажала «Зарегистрировать», а ответа нет",
                     *         "recording": "10.1.0.Hcm7DYQwDADQ3ku4uPYU5QpOTMACsIDBBiKBIxwjGJ9P85rX-j9uEr8VfH7QEHOX84LCyZNOCGO2NQwz6SSIUPZ-TY5FlN89i5NLELNsgQa_fQ53JS2HmDBCrOrxAg",
                     *         "place": "/tool",
                     *         "width": 360,
                     *         "height": 740,
                     *         "theme": "light",
                     *         "release": "0.1.0",
                     *         "person": {
                     *           "id": "00000000-0000-4000-8001-000000000001",
                     *           "name": "Соколова А. И."
                     *         },
                     *         "same": {
                     *           "count": 0,
                     *           "codes": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["DeskReport"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    noteReportLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "link"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    source: "link" | "file";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getCardPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Адрес */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": "https://bank.example.org/card/Jc1X0sA2rXW1o4c0Fq2m8Q"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: string;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Internal"];
        };
    };
    cashOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cardId": "4f7b0a56-5f9a-4d0e-8d1c-3f2c6a0c0001",
                 *       "sum": "500"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    cardId: string;
                    /** @description Рубли, строкой */
                    sum: string;
                };
            };
        };
        responses: {
            /** @description Вывод принят */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "Заявка принята",
                     *       "payload": {
                     *         "id": "5c0e1d5e-70cf-4f5c-9b0e-2a2f0d0c0001",
                     *         "step": "held",
                     *         "pan": "2200********4242",
                     *         "until": "2026-11-24T21:00:00.000Z",
                     *         "isOverdue": false,
                     *         "endedAt": null,
                     *         "reason": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        /** @description Вывод, как его покажет история. Добавление к описанному */
                        payload: components["schemas"]["Payout"] | null;
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Карты */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": [
                     *         {
                     *           "cardId": "4f7b0a56-5f9a-4d0e-8d1c-3f2c6a0c0001",
                     *           "pan": "2200********4242"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Card"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    takeBankNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description t=<секунды>,v1=<hex> */
                "Bank-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payout",
                 *       "key": "5c0e1d5e-70cf-4f5c-9b0e-2a2f0d0c0001",
                 *       "state": "settled",
                 *       "reason": null
                 *     }
                 */
                "application/json": components["schemas"]["BankNotice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description cardId
                 * @example 4f7b0a56-5f9a-4d0e-8d1c-3f2c6a0c0001
                 */
                id: components["parameters"]["CardInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description Имя, под которым файл лежит */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["FileName"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Имя из ответа POST /files */
                id: components["parameters"]["FileInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Содержимое */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Имя из ответа POST /files */
                id: components["parameters"]["FileInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    openHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wEjRWeJq83vASNFZw"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverToken"];
            };
        };
        responses: {
            /** @description Инструмент и чек */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "model": {
                     *           "name": "Дрель-шуруповёрт ДШ-18",
                     *           "imageUrl": "/pictures/dsh-18.svg"
                     *         },
                     *         "sn": "100.00001",
                     *         "dateTime": "20-11-2026T14:02:00",
                     *         "totalSum": "4990.00",
                     *         "until": "2026-11-28T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Handover"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    registerHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wEjRWeJq83vASNFZw"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverToken"];
            };
        };
        responses: {
            200: components["responses"]["SaleRegistered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description invoiceId строки */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Документ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["InvoiceView"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "79000000001",
                 *       "password": "111111"
                 *     }
                 */
                "application/json": {
                    password: string;
                    username: components["schemas"]["Mobile"];
                };
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["WrongPassword"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Internal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сессия закончена */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: null;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Internal"];
        };
    };
    recordPageHit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "route": "/tool/:id"
                 *     }
                 */
                "application/json": {
                    /** @description Шаблон маршрута */
                    route: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    reportProblem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Нажала «Зарегистрировать», а ответа нет",
                 *       "recording": "10.1.0.Hcm7DYQwDADQ3ku4uPYU5QpOTMACsIDBBiKBIxwjGJ9P85rX-j9uEr8VfH7QEHOX84LCyZNOCGO2NQwz6SSIUPZ-TY5FlN89i5NLELNsgQa_fQ53JS2HmDBCrOrxAg",
                 *       "place": "/tool",
                 *       "width": 360,
                 *       "height": 740,
                 *       "theme": "light"
                 *     }
                 */
                "application/json": {
                    height: number;
                    note: components["schemas"]["ReportNote"];
                    place: components["schemas"]["ReportPlace"];
                    recording: components["schemas"]["Recording"];
                    theme: components["schemas"]["ReportTheme"];
                    width: number;
                };
            };
        };
        responses: {
            /** @description Код обращения */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "report": "МСТ-7F3K-92",
                     *         "eraseKey": "3q2-7wEjRWeJq83vASNFZw",
                     *         "ends": "2027-02-18T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["SentReport"];
                    };
                };
            };
            400: components["responses"]["WrongFields"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    eraseProblem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "МСТ-7F3K-92",
                 *       "eraseKey": "3q2-7wEjRWeJq83vASNFZw"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["ReportCode"];
                    eraseKey: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0001"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offset": 0,
                 *       "size": 5
                 *     }
                 */
                "application/json": {
                    offset: number;
                    size: number;
                };
            };
        };
        responses: {
            /** @description Страница уведомлений */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": [
                     *         {
                     *           "id": "0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0001",
                     *           "label": "Чек проверен",
                     *           "body": "ДШ-18, № 100.00001: начислено 150 баллов",
                     *           "img": "/pictures/dsh-18.svg",
                     *           "created": "2026-11-20T09:30:00.000Z",
                     *           "isRead": false,
                     *           "link": "/sales?search=100.00001"
                     *         }
                     *       ],
                     *       "supports": [
                     *         "readAll"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Notification"][];
                        supports?: components["schemas"]["NotificationSupports"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8e2f5c-2f0e-4f4e-9a61-6a4d5f0c0001"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Версия ответа, которая у портала уже есть (RFC 9110)
                 * @example "41"
                 */
                "If-None-Match"?: components["parameters"]["KnownVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Количество непрочитанных */
            200: {
                headers: {
                    /** @description Версия уведомлений человека */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": 1
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: number;
                    };
                };
            };
            /** @description С версии из If-None-Match ничего не изменилось */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getPushSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Настройки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "publicKey": "BPXTHFaHNVKGtTu0fV2kkYm3AnvGnqcnUbcHiu8jCzRzVj4oT6zDLpXh9FyHnKtL7wNlYaZT0V9kTnJvMd5cF2E",
                     *         "topics": {
                     *           "sale": true,
                     *           "reserve": true,
                     *           "profile": true,
                     *           "team": true,
                     *           "money": true
                     *         },
                     *         "endpoint": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["PushSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    movePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old": {
                 *         "endpoint": "https://fcm.googleapis.com/fcm/send/dGVzdA",
                 *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *       },
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/bmV3",
                 *       "keys": {
                 *         "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *         "auth": "AAECAwQFBgcICQoLDA0ODw"
                 *       }
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                    keys: components["schemas"]["PushKeys"];
                    old: {
                        auth: string;
                        endpoint: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Internal"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/dGVzdA",
                 *       "keys": {
                 *         "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *       },
                 *       "consentVersion": "1"
                 *     }
                 */
                "application/json": {
                    /** @description Редакция согласия на уведомления браузера; оно отдельное от остальных */
                    consentVersion: string;
                    endpoint: string;
                    keys: components["schemas"]["PushKeys"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    choosePushTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sale": true,
                 *       "reserve": true,
                 *       "profile": false,
                 *       "team": true,
                 *       "money": true
                 *     }
                 */
                "application/json": components["schemas"]["PushTopics"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Номер чека из строки продажи */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Чек */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["ReceiptView"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    joinPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retailPointId": "0d8f2f5e-1b5e-4c42-8f6d-3d6f0c9e0001",
                 *       "user": {
                 *         "id": "00000000-0000-4000-8001-000000000009"
                 *       }
                 *     }
                 */
                "application/json": {
                    retailPointId: string;
                    user: components["schemas"]["CallerId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getCurrentPoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Точка; null — точки нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["RetailPoint"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    createPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retailPoint": {
                 *         "address": "Казань, ул. Баумана, 5",
                 *         "adminPercentOfBonus": 10,
                 *         "directorFullName": "Новикова Елена Ильинична",
                 *         "directorPhone": "79000000009",
                 *         "inn": "7728168971",
                 *         "name": "Умелые руки",
                 *         "retailPointCoordinates": "",
                 *         "timeZone": "+03:00"
                 *       },
                 *       "user": {
                 *         "id": "00000000-0000-4000-8001-000000000009"
                 *       }
                 *     }
                 */
                "application/json": {
                    retailPoint: components["schemas"]["NewPoint"];
                    user: components["schemas"]["CallerId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    leavePoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    findPoints: {
        parameters: {
            query?: {
                /**
                 * @description next прежнего ответа: страница сразу за прежней. Испорченный курсор или курсор другого списка — отказ 123. Добавление к
                 *     описанному.
                 */
                cursor?: components["parameters"]["PageCursor"];
                /** @description Сколько строк на странице. Добавление к описанному */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description ИНН, 10 или 12 цифр
                 * @example 7707083893
                 */
                id: components["parameters"]["InnInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница точек */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "points": [],
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        /** @description Портал принимает и голый массив строк */
                        payload: {
                            next?: components["schemas"]["ListNext"];
                            points: components["schemas"]["FoundPoint"][];
                        } | components["schemas"]["FoundPoint"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getPointApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заявка; null — её нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["PointApplication"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    cancelPointApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    confirmBuyerPurchase: {
        parameters: {
            query?: {
                /** @description true — добавить инструмент вручную, хотя его нет в базе */
                offline?: components["parameters"]["Offline"];
                /**
                 * @description id своей неудачной строки с тем же номером, которую эта регистрация исправляет (E18). Строка остаётся неудачной и ведёт к новой.
                 *     Нет такой строки — 120, она уже исправлена — 107, номер исправляли уже три раза — 114. Добавление к описанному вызову: другой
                 *     сервер может его не знать.
                 */
                repairs?: components["parameters"]["Repairs"];
            };
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Серийный номер, точки как есть */
                id: components["parameters"]["SerialInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fd": "12345",
                 *       "fn": "9960440300000001",
                 *       "fp": "0123456781",
                 *       "sum": "4990.00",
                 *       "time": "20-11-2026T00:00:00",
                 *       "n": 1,
                 *       "isManualInput": true
                 *     }
                 */
                "application/json": components["schemas"]["AnyReceipt"];
            };
        };
        responses: {
            200: components["responses"]["SaleRegistered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offset": 0,
                 *       "size": 20,
                 *       "sortBy": "saleDate",
                 *       "sortDirection": "desc"
                 *     }
                 */
                "application/json": {
                    cursor?: components["schemas"]["ListCursor"];
                    from?: components["schemas"]["ListFrom"];
                    offset: number;
                    search?: components["schemas"]["ListSearch"];
                    size: number;
                    /** @enum {string} */
                    sortBy?: "saleDate" | "model" | "sn" | "bonus" | "saleStatus";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    statuses?: components["schemas"]["ListStatuses"];
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Страница продаж и сколько их всего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            counts?: components["schemas"]["ListCounts"];
                            next?: components["schemas"]["ListNext"];
                            saleHistory: components["schemas"]["SaleEntry"][];
                            supports?: components["schemas"]["ListSupports"];
                            total: components["schemas"]["ListTotal"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getSalesFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sortBy": "saleDate",
                 *       "sortDirection": "desc",
                 *       "from": "01-11-2026",
                 *       "to": "27-11-2026"
                 *     }
                 */
                "application/json": {
                    from?: components["schemas"]["ListFrom"];
                    search?: components["schemas"]["ListSearch"];
                    /** @enum {string} */
                    sortBy?: "saleDate" | "model" | "sn" | "bonus" | "saleStatus";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    statuses?: components["schemas"]["ListStatuses"];
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    issueHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverSale"];
            };
        };
        responses: {
            /** @description Ссылка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "token": "3q2-7wEjRWeJq83vASNFZw",
                     *         "until": "2026-11-28T09:00:00.000Z",
                     *         "model": {
                     *           "name": "Дрель-шуруповёрт ДШ-18",
                     *           "imageUrl": "/pictures/dsh-18.svg"
                     *         },
                     *         "sn": "100.00001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["HandoverLink"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    revokeHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverSale"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getHandoverState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverSale"];
            };
        };
        responses: {
            /** @description Состояние */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "state": "open",
                     *         "until": "2026-11-28T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["HandoverState"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Internal"];
        };
    };
    getSalesOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сводка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "expected": {
                     *           "points": 3300,
                     *           "sales": 10
                     *         },
                     *         "earnedThisMonth": 1350,
                     *         "waiting": [],
                     *         "reserves": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["SalesOverview"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    confirmSellerPurchase: {
        parameters: {
            query?: {
                /** @description true — добавить инструмент вручную, хотя его нет в базе */
                offline?: components["parameters"]["Offline"];
                /**
                 * @description id своей неудачной строки с тем же номером, которую эта регистрация исправляет (E18). Строка остаётся неудачной и ведёт к новой.
                 *     Нет такой строки — 120, она уже исправлена — 107, номер исправляли уже три раза — 114. Добавление к описанному вызову: другой
                 *     сервер может его не знать.
                 */
                repairs?: components["parameters"]["Repairs"];
            };
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Серийный номер, точки как есть */
                id: components["parameters"]["SerialInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coordinates": "",
                 *       "gps": "",
                 *       "time": "20-11-2026T12:30:00",
                 *       "receiptQRDto": {
                 *         "fd": "12345",
                 *         "fn": "9960440300000001",
                 *         "fp": "0123456781",
                 *         "sum": "4990.00",
                 *         "time": "20-11-2026T00:00:00",
                 *         "n": 1,
                 *         "isManualInput": true
                 *       }
                 *     }
                 */
                "application/json": {
                    coordinates: components["schemas"]["Coordinates"];
                    gps: components["schemas"]["Gps"];
                    receiptQRDto: components["schemas"]["AnyReceipt"];
                    time: components["schemas"]["WireTime"];
                };
            };
        };
        responses: {
            200: components["responses"]["SaleRegistered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    countSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    confirmCompanyPurchase: {
        parameters: {
            query?: {
                /** @description true — добавить инструмент вручную, хотя его нет в базе */
                offline?: components["parameters"]["Offline"];
            };
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Серийные номера через запятую, точки как есть. Больше 100 — отказ 6 с сообщением, повтор одного и того же — 115
                 * @example 100.00001,100.00002
                 */
                id: components["parameters"]["SerialsInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upd": "15",
                 *       "time": "20-11-2026T00:00:00",
                 *       "sellerInn": "7707083893",
                 *       "sum": "14970.00",
                 *       "imageUrlBuyer": [
                 *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.pdf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseInvoice"];
            };
        };
        responses: {
            200: components["responses"]["PartRegistered"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RefusedSerials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    confirmCompanySale: {
        parameters: {
            query?: {
                /** @description true — добавить инструмент вручную, хотя его нет в базе */
                offline?: components["parameters"]["Offline"];
            };
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Серийные номера через запятую, точки как есть. Больше 100 — отказ 6 с сообщением, повтор одного и того же — 115
                 * @example 100.00001,100.00002
                 */
                id: components["parameters"]["SerialsInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upd": "15",
                 *       "time": "20-11-2026T00:00:00",
                 *       "buyerInn": "7707083893",
                 *       "sum": "14970.00",
                 *       "imageUrlSeller": [
                 *         "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.pdf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaleInvoice"];
            };
        };
        responses: {
            200: components["responses"]["PartRegistered"];
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RefusedSerials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    postStub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Internal"];
        };
    };
    suggestAddresses: {
        parameters: {
            query: {
                /**
                 * @description Начало адреса
                 * @example Казань, ул. Бау
                 */
                query: components["parameters"]["AddressQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Подходящие адреса */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "suggestions": [
                     *           {
                     *             "value": "г Казань, ул Баумана, д 5",
                     *             "region": "Республика Татарстан",
                     *             "coordinates": "55.79,49.11"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            suggestions: components["schemas"]["AddressSuggestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    suggestCities: {
        parameters: {
            query: {
                /**
                 * @description Начало названия
                 * @example Каза
                 */
                query: components["parameters"]["CityQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Подходящие города */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "suggestions": [
                     *           {
                     *             "value": "Казань",
                     *             "region": "Республика Татарстан"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            suggestions: components["schemas"]["CitySuggestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    suggestCompany: {
        parameters: {
            query: {
                /**
                 * @description ИНН компании, 10 цифр
                 * @example 7728168971
                 */
                inn: components["parameters"]["CompanyInn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компания, если реестр её знает */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "company": {
                     *           "name": "ООО «Ромашка»",
                     *           "status": "LIQUIDATED",
                     *           "closedOn": "12-03-2024"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            company: components["schemas"]["CompanySuggestion"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Строка инструментов покупателя, её id
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["UserToolInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Лист */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    revokeCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Строка инструментов покупателя, её id
                 * @example 7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001
                 */
                id: components["parameters"]["UserToolInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    reserveTool: {
        parameters: {
            query?: {
                /** @description true — добавить инструмент вручную, хотя его нет в базе */
                offline?: components["parameters"]["Offline"];
                /**
                 * @description Срок резерва, который только что сняли и возвращают (D50): новый закончится не позже. Срок уже прошёл — отказ 6. Добавление к
                 *     описанному вызову.
                 */
                until?: components["parameters"]["ReserveUntil"];
            };
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Серийный номер, точки как есть */
                id: components["parameters"]["SerialInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coordinates": "55.7965,37.5986",
                 *       "gps": "12",
                 *       "time": "20-11-2026T12:30:00"
                 *     }
                 */
                "application/json": {
                    coordinates: components["schemas"]["Coordinates"];
                    gps: components["schemas"]["Gps"];
                    time: components["schemas"]["WireTime"];
                };
            };
        };
        responses: {
            /** @description Зарезервировано; строка, которая появилась в списке продаж */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
                     *         "saleStatus": "RESERVED"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Registered"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    releaseReserve: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Метка nfc инструмента из строки продажи
                 * @example NFC-100-00001
                 */
                id: components["parameters"]["NfcInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getToolInformation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Серийный номер, точки как есть */
                id: components["parameters"]["SerialInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Инструмент */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "model": {
                     *           "name": "Дрель-шуруповёрт ДШ-18",
                     *           "imageUrl": "/pictures/dsh-18.svg",
                     *           "documentation": [
                     *             {
                     *               "name": "Инструкция",
                     *               "url": "/docs/dsh-18.pdf"
                     *             }
                     *           ]
                     *         },
                     *         "sn": "100.00001",
                     *         "bonus": 150,
                     *         "warrantyMonths": 36,
                     *         "own": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: {
                            /** @description Баллы за продажу */
                            bonus?: number | null;
                            model: {
                                documentation: {
                                    name: string;
                                    url: string | null;
                                }[];
                                imageUrl?: components["schemas"]["ModelPicture"];
                                name: string;
                            };
                            /** @description Зарегистрированный читателем; null — такого у него нет */
                            own?: components["schemas"]["UserTool"] | null;
                            sn: string;
                            /** @description Срок гарантии в месяцах */
                            warrantyMonths?: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    checkAvailability: {
        parameters: {
            query?: {
                side?: "seller" | "buyer";
            };
            header?: never;
            path: {
                /** @description Серийный номер, точки как есть */
                id: components["parameters"]["SerialInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ответ о номере */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": 0,
                     *       "available": true
                     *     }
                     */
                    "application/json": {
                        available: boolean;
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        /** @enum {integer|null} */
                        payload: 0 | 1 | 2 | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listUserTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offset": 0,
                 *       "size": 20
                 *     }
                 */
                "application/json": {
                    cursor?: components["schemas"]["ListCursor"];
                    from?: components["schemas"]["ListFrom"];
                    offset: number;
                    search?: components["schemas"]["ListSearch"];
                    size: number;
                    /** @enum {string} */
                    sortBy?: "model" | "sn" | "purchaseDate" | "guaranteeExpire" | "saleStatus";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    statuses?: components["schemas"]["ListStatuses"];
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Страница инструментов и сколько их всего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        /** @description Портал принимает и голый массив строк */
                        payload: {
                            counts?: components["schemas"]["ListCounts"];
                            next?: components["schemas"]["ListNext"];
                            saleHistory: components["schemas"]["UserTool"][];
                            supports?: components["schemas"]["ListSupports"];
                            total: components["schemas"]["ListTotal"];
                        } | components["schemas"]["UserTool"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    countUserTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    getUserToolsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sortBy": "purchaseDate",
                 *       "sortDirection": "desc"
                 *     }
                 */
                "application/json": {
                    from?: components["schemas"]["ListFrom"];
                    search?: components["schemas"]["ListSearch"];
                    /** @enum {string} */
                    sortBy?: "model" | "sn" | "purchaseDate" | "guaranteeExpire" | "saleStatus";
                    /** @enum {string} */
                    sortDirection?: "asc" | "desc";
                    statuses?: components["schemas"]["ListStatuses"];
                    to?: components["schemas"]["ListTo"];
                };
            };
        };
        responses: {
            /** @description Файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    addUnknownTool: {
        parameters: {
            query?: {
                /** @description true — добавить инструмент вручную, хотя его нет в базе */
                offline?: components["parameters"]["Offline"];
                /**
                 * @description id своей неудачной строки с тем же номером, которую эта регистрация исправляет (E18). Строка остаётся неудачной и ведёт к новой.
                 *     Нет такой строки — 120, она уже исправлена — 107, номер исправляли уже три раза — 114. Добавление к описанному вызову: другой
                 *     сервер может его не знать.
                 */
                repairs?: components["parameters"]["Repairs"];
            };
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sn": "555.00001",
                 *       "side": "seller",
                 *       "receipt": {
                 *         "fd": "12345",
                 *         "fn": "9960440300000001",
                 *         "fp": "0123456781",
                 *         "sum": "4990.00",
                 *         "time": "20-11-2026T00:00:00",
                 *         "n": 1,
                 *         "isManualInput": true
                 *       }
                 *     }
                 */
                "application/json": {
                    receipt: components["schemas"]["AnyReceipt"];
                    /**
                     * @description Без него — продавец, если может продавать, иначе покупатель
                     * @enum {string}
                     */
                    side?: "seller" | "buyer";
                    sn: components["schemas"]["Serial"];
                };
            };
        };
        responses: {
            200: components["responses"]["SaleRegistered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    addUnknownCompanyTool: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sn": "555.00001",
                 *       "invoice": {
                 *         "upd": "15",
                 *         "time": "20-11-2026T00:00:00",
                 *         "sellerInn": "7707083893",
                 *         "sum": "14970.00",
                 *         "imageUrlBuyer": [
                 *           "3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.pdf"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    invoice: components["schemas"]["PurchaseInvoice"] | components["schemas"]["SaleInvoice"];
                    sn: components["schemas"]["Serial"];
                };
            };
        };
        responses: {
            /** @description На ручной проверке; строка, которая появилась в списке */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "id": "7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001",
                     *         "saleStatus": "PENDING"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Registered"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Пользователь */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Internal"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "surname": "Соколова",
                 *       "username": "Анна",
                 *       "patronymic": "Игоревна",
                 *       "noPatronymic": false,
                 *       "mobile": "79000000001",
                 *       "email": "anna@example.org",
                 *       "city": "Москва",
                 *       "birthday": "14-03-1991",
                 *       "inn": "500100732259",
                 *       "passport": {
                 *         "departmentCode": "770-001",
                 *         "issuedBy": "ОВД района Марьина Роща",
                 *         "issuedFrom": "01-04-2011",
                 *         "passportSeries": "4510 123456",
                 *         "passportImages": []
                 *       },
                 *       "license": true,
                 *       "consentEdition": "1"
                 *     }
                 */
                "application/json": components["schemas"]["PersonProfile"];
            };
        };
        responses: {
            /** @description Сохранено */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileSaved"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ProfileChanged"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "Анна",
                 *       "surname": "Соколова",
                 *       "mobile": "79001234567",
                 *       "password": "123456",
                 *       "consentEdition": "1"
                 *     }
                 */
                "application/json": {
                    consentEdition?: components["schemas"]["ConsentEdition"];
                    mobile: components["schemas"]["Mobile"];
                    /** @description Код из SMS */
                    password: string;
                    /** @description Фамилия */
                    surname: string;
                    /** @description Имя */
                    username: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongCode"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Internal"];
        };
    };
    requestPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CodeRequest"];
                "text/plain": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NotARobot"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    requestRegistrationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "79001234567",
                 *       "captchaToken": "eyJjaGFsbGVuZ2UiOnt9fQ=="
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NotARobot"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сеансы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": [
                     *         {
                     *           "id": "7d9f4a0c-0f2f-4f0e-9d53-5d1c1c1f0001",
                     *           "name": "Chrome, Windows",
                     *           "createdAt": "2026-11-18T06:12:00.000Z",
                     *           "lastUsedAt": "2026-11-20T09:30:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Internal"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "7d9f4a0c-0f2f-4f0e-9d53-5d1c1c1f0002"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Одно из четырёх состояний */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": "SELLER"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["UserStatus"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Internal"];
        };
    };
    confirmDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "79001234567",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description Код из SMS */
                    code: string;
                    mobile: components["schemas"]["Mobile"];
                };
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["WrongCode"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Internal"];
        };
    };
    getLegalUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компания, для человека payload пуст */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "Физическое лицо",
                     *       "payload": null
                     *     }
                     */
                    "application/json": components["schemas"]["LegalAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Internal"];
        };
    };
    saveLegalProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "responsible": "Петрова Алла Юрьевна",
                 *       "organization_name": "ООО Ромашка",
                 *       "organization_inn": "7728168971",
                 *       "mobile": "79000000006",
                 *       "city": "Казань",
                 *       "email": "office@example.org",
                 *       "birthday": "01-02-1980",
                 *       "license": true,
                 *       "consentEdition": "1"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyProfile"];
            };
        };
        responses: {
            /** @description Сохранено */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileSaved"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ProfileChanged"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    createLegalUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization_name": "ООО Василёк",
                 *       "organization_inn": "7707083893",
                 *       "responsible": "Петрова Алла Юрьевна",
                 *       "mobile": "79001234567",
                 *       "password": "123456",
                 *       "consentEdition": "1"
                 *     }
                 */
                "application/json": {
                    consentEdition?: components["schemas"]["ConsentEdition"];
                    mobile: components["schemas"]["Mobile"];
                    /** @description ИНН */
                    organization_inn: string;
                    /** @description Наименование */
                    organization_name: string;
                    /** @description Код из SMS */
                    password: string;
                    /** @description Ответственное лицо */
                    responsible: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["WrongCode"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Internal"];
        };
    };
    checkLegal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ответ сообщением */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "Физическое лицо",
                     *       "payload": null
                     *     }
                     */
                    "application/json": components["schemas"]["LegalAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Internal"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Ключ повтора. Тот же ключ с тем же телом возвращает первый ответ, с другим телом — отказ 112.
                 *     Портал шлёт его с каждой командой.
                 * @example 6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NotARobot"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
    checkWarranty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Токен с сертификата гарантии; каким бы он ни был, неизвестный отвечает 120
                 * @example 3q2-7wEjRWeJq83vASNFZw
                 */
                token: components["parameters"]["CertificateToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Гарантия */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": null,
                     *       "payload": {
                     *         "model": {
                     *           "name": "Дрель-шуруповёрт ДШ-18",
                     *           "imageUrl": "/pictures/dsh-18.svg"
                     *         },
                     *         "serialEnd": "0001",
                     *         "purchaseDate": "2026-11-16T09:00:00.000Z",
                     *         "guaranteeExpire": "2029-11-15T21:00:00.000Z",
                     *         "state": "VALID",
                     *         "asOf": "2026-11-26T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: components["schemas"]["Message"];
                        payload: components["schemas"]["Warranty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooOften"];
            default: components["responses"]["Internal"];
        };
    };
}
